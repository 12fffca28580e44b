/// UCUM's prefixes and units (version 2.2 of ucum-essence.xml), made from it by `UCUMTableTests`, which also checks it.
enum UCUMTable {
    /// One a line: `prefix CODE FACTOR`, `base CODE`, `plain|metric CODE VALUE UNIT`, `arbitrary-… CODE` for units that
    /// go only with themselves, `special-… CODE VALUE UNIT FUNCTION` for those on a scale that is not a ratio.
    static let lines = #"""
        prefix Y 1e24
        prefix Z 1e21
        prefix E 1e18
        prefix P 1e15
        prefix T 1e12
        prefix G 1e9
        prefix M 1e6
        prefix k 1e3
        prefix h 1e2
        prefix da 1e1
        prefix d 1e-1
        prefix c 1e-2
        prefix m 1e-3
        prefix u 1e-6
        prefix n 1e-9
        prefix p 1e-12
        prefix f 1e-15
        prefix a 1e-18
        prefix z 1e-21
        prefix y 1e-24
        base m
        base s
        base g
        base rad
        base K
        base C
        base cd
        plain 10* 10 1
        plain 10^ 10 1
        plain [pi] 3.1415926535897932384626433832795028841971693993751058209749445923 1
        plain % 1 10*-2
        plain [ppth] 1 10*-3
        plain [ppm] 1 10*-6
        plain [ppb] 1 10*-9
        plain [pptr] 1 10*-12
        metric mol 6.02214076 10*23
        metric sr 1 rad2
        metric Hz 1 s-1
        metric N 1 kg.m/s2
        metric Pa 1 N/m2
        metric J 1 N.m
        metric W 1 J/s
        metric A 1 C/s
        metric V 1 J/C
        metric F 1 C/V
        metric Ohm 1 V/A
        metric S 1 Ohm-1
        metric Wb 1 V.s
        special-metric Cel 1 K Cel
        metric T 1 Wb/m2
        metric H 1 Wb/A
        metric lm 1 cd.sr
        metric lx 1 lm/m2
        metric Bq 1 s-1
        metric Gy 1 J/kg
        metric Sv 1 J/kg
        plain gon 0.9 deg
        plain deg 2 [pi].rad/360
        plain ' 1 deg/60
        plain '' 1 '/60
        metric l 1 dm3
        metric L 1 l
        metric ar 100 m2
        plain min 60 s
        plain h 60 min
        plain d 24 h
        plain a_t 365.24219 d
        plain a_j 365.25 d
        plain a_g 365.2425 d
        plain a 1 a_j
        plain wk 7 d
        plain mo_s 29.53059 d
        plain mo_j 1 a_j/12
        plain mo_g 1 a_g/12
        plain mo 1 mo_j
        metric t 1e3 kg
        metric bar 1e5 Pa
        metric u 1.66053906660e-24 g
        metric eV 1 [e].V
        plain AU 149597.870691 Mm
        metric pc 3.085678e16 m
        metric [c] 299792458 m/s
        metric [h] 6.62607015e-34 J.s
        metric [k] 1.380649e-23 J/K
        metric [eps_0] 8.854187817e-12 F/m
        metric [mu_0] 1 4.[pi].10*-7.N/A2
        metric [e] 1.602176634e-19 C
        metric [m_e] 9.1093837139e-31 kg
        metric [m_p] 1.67262192595e-27 kg
        metric [G] 6.67430e-11 m3.kg-1.s-2
        metric [g] 980665e-5 m/s2
        plain atm 101325 Pa
        metric [ly] 1 [c].a_j
        metric gf 1 g.[g]
        plain [lbf_av] 1 [lb_av].[g]
        metric Ky 1 cm-1
        metric Gal 1 cm/s2
        metric dyn 1 g.cm/s2
        metric erg 1 dyn.cm
        metric P 1 dyn.s/cm2
        metric Bi 10 A
        metric St 1 cm2/s
        metric Mx 1e-8 Wb
        metric G 1e-4 T
        metric Oe 250 /[pi].A/m
        metric Gb 1 Oe.cm
        metric sb 1 cd/cm2
        metric Lmb 1 cd/cm2/[pi]
        metric ph 1e-4 lx
        metric Ci 37e9 Bq
        metric R 2.58e-4 C/kg
        metric RAD 100 erg/g
        metric REM 1 RAD
        plain [in_i] 254e-2 cm
        plain [ft_i] 12 [in_i]
        plain [yd_i] 3 [ft_i]
        plain [mi_i] 5280 [ft_i]
        plain [fth_i] 6 [ft_i]
        plain [nmi_i] 1852 m
        plain [kn_i] 1 [nmi_i]/h
        plain [sin_i] 1 [in_i]2
        plain [sft_i] 1 [ft_i]2
        plain [syd_i] 1 [yd_i]2
        plain [cin_i] 1 [in_i]3
        plain [cft_i] 1 [ft_i]3
        plain [cyd_i] 1 [yd_i]3
        plain [bf_i] 144 [in_i]3
        plain [cr_i] 128 [ft_i]3
        plain [mil_i] 1e-3 [in_i]
        plain [cml_i] 1 [pi]/4.[mil_i]2
        plain [hd_i] 4 [in_i]
        plain [ft_us] 1200 m/3937
        plain [yd_us] 3 [ft_us]
        plain [in_us] 1 [ft_us]/12
        plain [rd_us] 16.5 [ft_us]
        plain [ch_us] 4 [rd_us]
        plain [lk_us] 1 [ch_us]/100
        plain [rch_us] 100 [ft_us]
        plain [rlk_us] 1 [rch_us]/100
        plain [fth_us] 6 [ft_us]
        plain [fur_us] 40 [rd_us]
        plain [mi_us] 8 [fur_us]
        plain [acr_us] 160 [rd_us]2
        plain [srd_us] 1 [rd_us]2
        plain [smi_us] 1 [mi_us]2
        plain [sct] 1 [mi_us]2
        plain [twp] 36 [sct]
        plain [mil_us] 1e-3 [in_us]
        plain [in_br] 2.539998 cm
        plain [ft_br] 12 [in_br]
        plain [rd_br] 16.5 [ft_br]
        plain [ch_br] 4 [rd_br]
        plain [lk_br] 1 [ch_br]/100
        plain [fth_br] 6 [ft_br]
        plain [pc_br] 2.5 [ft_br]
        plain [yd_br] 3 [ft_br]
        plain [mi_br] 5280 [ft_br]
        plain [nmi_br] 6080 [ft_br]
        plain [kn_br] 1 [nmi_br]/h
        plain [acr_br] 4840 [yd_br]2
        plain [gal_us] 231 [in_i]3
        plain [bbl_us] 42 [gal_us]
        plain [qt_us] 1 [gal_us]/4
        plain [pt_us] 1 [qt_us]/2
        plain [gil_us] 1 [pt_us]/4
        plain [foz_us] 1 [gil_us]/4
        plain [fdr_us] 1 [foz_us]/8
        plain [min_us] 1 [fdr_us]/60
        plain [crd_us] 128 [ft_i]3
        plain [bu_us] 2150.42 [in_i]3
        plain [gal_wi] 1 [bu_us]/8
        plain [pk_us] 1 [bu_us]/4
        plain [dqt_us] 1 [pk_us]/8
        plain [dpt_us] 1 [dqt_us]/2
        plain [tbs_us] 1 [foz_us]/2
        plain [tsp_us] 1 [tbs_us]/3
        plain [cup_us] 16 [tbs_us]
        plain [foz_m] 30 mL
        plain [cup_m] 240 mL
        plain [tsp_m] 5 mL
        plain [tbs_m] 15 mL
        plain [gal_br] 4.54609 l
        plain [pk_br] 2 [gal_br]
        plain [bu_br] 4 [pk_br]
        plain [qt_br] 1 [gal_br]/4
        plain [pt_br] 1 [qt_br]/2
        plain [gil_br] 1 [pt_br]/4
        plain [foz_br] 1 [gil_br]/5
        plain [fdr_br] 1 [foz_br]/8
        plain [min_br] 1 [fdr_br]/60
        plain [gr] 64.79891 mg
        plain [lb_av] 7000 [gr]
        plain [oz_av] 1 [lb_av]/16
        plain [dr_av] 1 [oz_av]/16
        plain [scwt_av] 100 [lb_av]
        plain [lcwt_av] 112 [lb_av]
        plain [ston_av] 20 [scwt_av]
        plain [lton_av] 20 [lcwt_av]
        plain [stone_av] 14 [lb_av]
        plain [pwt_tr] 24 [gr]
        plain [oz_tr] 20 [pwt_tr]
        plain [lb_tr] 12 [oz_tr]
        plain [sc_ap] 20 [gr]
        plain [dr_ap] 3 [sc_ap]
        plain [oz_ap] 8 [dr_ap]
        plain [lb_ap] 12 [oz_ap]
        plain [oz_m] 28 g
        plain [lne] 1 [in_i]/12
        plain [pnt] 1 [lne]/6
        plain [pca] 12 [pnt]
        plain [pnt_pr] 0.013837 [in_i]
        plain [pca_pr] 12 [pnt_pr]
        plain [pied] 32.48 cm
        plain [pouce] 1 [pied]/12
        plain [ligne] 1 [pouce]/12
        plain [didot] 1 [ligne]/6
        plain [cicero] 12 [didot]
        special-plain [degF] 5 K/9 degF
        plain [degR] 5 K/9
        special-plain [degRe] 5 K/4 degRe
        metric cal_[15] 4.18580 J
        metric cal_[20] 4.18190 J
        metric cal_m 4.19002 J
        metric cal_IT 4.1868 J
        metric cal_th 4.184 J
        metric cal 1 cal_th
        plain [Cal] 1 kcal_th
        plain [Btu_39] 1.05967 kJ
        plain [Btu_59] 1.05480 kJ
        plain [Btu_60] 1.05468 kJ
        plain [Btu_m] 1.05587 kJ
        plain [Btu_IT] 1.05505585262 kJ
        plain [Btu_th] 1.054350 kJ
        plain [Btu] 1 [Btu_th]
        plain [HP] 550 [ft_i].[lbf_av]/s
        metric tex 1 g/km
        plain [den] 1 g/9/km
        metric m[H2O] 980665e-5 kPa
        metric m[Hg] 133.3220 kPa
        plain [in_i'H2O] 1 m[H2O].[in_i]/m
        plain [in_i'Hg] 1 m[Hg].[in_i]/m
        plain [PRU] 1 mm[Hg].s/ml
        plain [wood'U] 1 mm[Hg].min/L
        plain [diop] 1 /m
        special-plain [p'diop] 1 rad tanTimes100
        special-plain %[slope] 1 deg 100tan
        plain [mesh_i] 1 /[in_i]
        plain [Ch] 1 mm/3
        plain [drp] 1 ml/20
        plain [hnsf'U] 1 1
        plain [MET] 3.5 mL/min/kg
        special-plain [hp'_X] 1 1 hpX
        special-plain [hp'_C] 1 1 hpC
        special-plain [hp'_M] 1 1 hpM
        special-plain [hp'_Q] 1 1 hpQ
        arbitrary-plain [hp_X]
        arbitrary-plain [hp_C]
        arbitrary-plain [hp_M]
        arbitrary-plain [hp_Q]
        arbitrary-plain [kp_X]
        arbitrary-plain [kp_C]
        arbitrary-plain [kp_M]
        arbitrary-plain [kp_Q]
        metric eq 1 mol
        metric osm 1 mol
        special-plain [pH] 1 mol/l pH
        metric g% 1 g/dl
        plain [S] 1 10*-13.s
        plain [HPF] 1 1
        plain [LPF] 100 1
        metric kat 1 mol/s
        metric U 1 umol/min
        arbitrary-metric [iU]
        metric [IU] 1 [iU]
        arbitrary-plain [arb'U]
        arbitrary-plain [USP'U]
        arbitrary-plain [GPL'U]
        arbitrary-plain [MPL'U]
        arbitrary-plain [APL'U]
        arbitrary-plain [beth'U]
        arbitrary-plain [anti'Xa'U]
        arbitrary-plain [todd'U]
        arbitrary-plain [dye'U]
        arbitrary-plain [smgy'U]
        arbitrary-plain [bdsk'U]
        arbitrary-plain [ka'U]
        arbitrary-plain [knk'U]
        arbitrary-plain [mclg'U]
        arbitrary-plain [tb'U]
        arbitrary-plain [CCID_50]
        arbitrary-plain [TCID_50]
        arbitrary-plain [EID_50]
        arbitrary-plain [PFU]
        arbitrary-plain [FFU]
        arbitrary-plain [CFU]
        arbitrary-plain [IR]
        arbitrary-plain [BAU]
        arbitrary-plain [AU]
        arbitrary-plain [Amb'a'1'U]
        arbitrary-plain [PNU]
        arbitrary-plain [Lf]
        arbitrary-plain [D'ag'U]
        arbitrary-plain [FEU]
        arbitrary-plain [ELU]
        arbitrary-plain [EU]
        special-metric Np 1 1 ln
        special-metric B 1 1 lg
        special-metric B[SPL] 2 10*-5.Pa lgTimes2
        special-metric B[V] 1 V lgTimes2
        special-metric B[mV] 1 mV lgTimes2
        special-metric B[uV] 1 uV lgTimes2
        special-metric B[10.nV] 10 nV lgTimes2
        special-metric B[W] 1 W lg
        special-metric B[kW] 1 kW lg
        metric st 1 m3
        plain Ao 0.1 nm
        plain b 100 fm2
        plain att 1 kgf/cm2
        metric mho 1 S
        plain [psi] 1 [lbf_av]/[in_i]2
        plain circ 2 [pi].rad
        plain sph 4 [pi].sr
        plain [car_m] 2e-1 g
        plain [car_Au] 1 /24
        plain [smoot] 67 [in_i]
        special-plain [m/s2/Hz^(1/2)] 1 m2/s4/Hz sqrt
        plain [NTU] 1 1
        plain [FNU] 1 1
        special-plain bit_s 1 1 ld
        metric bit 1 1
        metric By 8 bit
        metric Bd 1 /s
        prefix Ki 1024
        prefix Mi 1048576
        prefix Gi 1073741824
        prefix Ti 1099511627776
        """#
}
