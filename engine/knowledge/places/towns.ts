/**
 * Towns of 20,000 people and more, by GeoNames (CC BY 4.0, see NOTICE), one a row: words and signs apart, letters without accents.
 */
export const TOWNS = `
' afak
' afrin
' ain abid
' ain benian
' ain deheb
' ain el bell
' ain el hadjel
' ain el hammam
' ain el melh
' ain el turk
' ain merane
' ajab shir
' ajlun
' ali sabieh
' amran
' anah
' aqrah
' ayn al ' arab
' ewa gentry
' ibri
' irbin
' izbat al burj
' izra
' s - hertogenbosch
a coruna
a estrada
aachen
aalborg
aalen
aalsmeer
aalst
aarschot
aba
abadan
abadeh
abaete
abaetetuba
abakaliki
abakan
abancay
abashiri
abasolo
abay
abbeville
abbiategrasso
abbotsford
abbottabad
abdulino
abeche
abengourou
abeokuta
abepura
aberdare
aberdeen
abha
abhar
abidjan
abiko
abilene
abingdon
abinsk
abnub
abobo
abohar
aboisso
abomey
abomey - calavi
abou el hassan
abovyan
abqaiq
abrama
abreu e lima
abrisham
abu
abu ' arish
abu al matamir
abu dhabi
abu ghurayb
abu jibeha
abu kabir
abu qurqas
abu road
abu tij
abucay
abuja
abyek
acacias
acajete
acajutla
acambaro
acapulco de juarez
acarau
acarigua
acatzingo
acayucan
accra
accrington
acerra
achalpur
acharnes
acheng
acheres
achern
achhnera
achim
achinsk
aci catena
acilia - castel fusano - ostia antica
acireale
acocks green
acopiara
acquaviva delle fonti
acre
acton
actopan
acu
acworth
ad - damazin
ad dana
ad darbasiyah
ad dawadimi
ad dilam
ad dilinjat
ad diwaniyah
ad douiem
ad dujayl
adamantina
adana
adapazari
addanki
addiet canna
addis ababa
addison
adeje
adelaide
adelaide hills
adelanto
aden
adh dhayd
adigrat
adilabad
adilcevaz
adirampattinam
adis zemen
adiwerna
adiyaman
adjumani
adler
admiralteisky
ado - ekiti
adoni
adra
adrano
adrar
adrian
adrogue
adur
adzope
affery
affton
afgooye
afif
afikpo
aflao
aflou
afogados da ingazeira
afragola
afsin
afula
afyonkarahisar
afzalgarh
afzalpur
agadez
agadir
agar
agaro
agartala
agawam
agbor
agboville
agdam
agdas
agde
agdzhabedy
agen
ageoshimo
aghajari
agia paraskevi
agia varvara
agioi anargyroi
agios dimitrios
agnibilekrou
agogo
agoo
agoura
agoura hills
agra
agri
agrigento
agrinio
agua dulce
agua prieta
aguachica
aguada de pasajeros
aguai
aguas belas
aguas santas
aguascalientes
agudos
aguilares
aguilas
aguimes
agulu
agustin codazzi
ahar
ahaus
ahlat
ahlen
ahmadnagar
ahmadpur
ahmadpur east
ahmadpur sial
ahmedabad
ahraura
ahrensburg
ahuachapan
ahvaz
ahwatukee foothills
aibak
aichach
aigaleo
aigio
aiken
ain arnat
ain beida
ain bessem
ain defla
ain el bya
ain fakroun
ain kercha
ain oussera
ain sefra
ain smara
ain sukhna
ain taya
ain temouchent
ain touta
aioi
airdrie
airoli
aiud
aix - en - provence
aix - les - bains
aizawl
aja
ajaccio
ajalpan
ajax
ajdabiya
ajka
ajman city
ajmer
ajodhya
akademgorodok
akademicheskoe
akalkot
akaltara
akashi
akbarabad
akbarpur
akbou
akcaabat
akcakale
akcakoca
akdagmadeni
akersberga
aketi
akhisar
akhmim
akhtubinsk
aki
akim oda
akita
akividu
akkarampalle
akola
akora
akot
akouda
akoupe
akron
aksaray
aksay
aksehir
aksu
aktau
aktobe
aku
akune
akure
akwatia
akyazi
al ' amarah
al ' ayyat
al ' aziziyah
al ' met ' yevsk
al - hamdaniya
al aaroui
al abyar
al ahmadi
al ain city
al ajaylat
al bab
al badari
al bahah
al bajur
al balyana
al basrah al qadimah
al bawiti
al bayda
al bayda '
al birah
al bukayriyah
al burayj
al buraymi
al fahahil
al fallujah
al farwaniyah
al fashn
al faw
al fayyum
al fintas
al fqih ben calah
al fujairah city
al hamul
al harak
al harithah
al hasaheisa
al hasakah
al hawamidiyah
al hawatah
al hayy
al hillah
al hindiyah
al hoceima
al hudaydah
al hufuf
al ibrahimiyah
al jadid
al jahra '
al jammaliyah
al jubayhah
al jubayl
al jumum
al khaburah
al khafji
al khankah
al kharijah
al kharj
al khums
al kiswah
al kut
al mahallah al kubra
al manaqil
al manqaf
al manshah
al mansurah
al manzalah
al marj
al marsa
al matariyah
al mawsil al jadidah
al mayadin
al minya
al miqdadiyah
al mishkhab
al mithnab
al mubarraz
al muharraq
al musayyib
al qadarif
al qanatir al khayriyah
al qanayat
al qaryatayn
al qatif
al qubbah
al qunaytirah
al qurayn
al qusayr
al qusiyah
al shamkhah city
al wajh
al wakrah
al wasitah
alabaster
alabel
alaca
alafaya
alaghsas
alagoinhas
alajuela
alamar
alameda
alaminos
alamo
alamogordo
aland
alandi
alandur
alangulam
alanya
alapayevsk
alapli
alappuzha
alaquas
alasehir
alatyr '
alba
alba iulia
albacete
albano laziale
albany
albany park
albardon
alberton
albertslund
albertville
albi
alboraya
albstadt
albu kamal
albuquerque
alcabideche
alcala de guadaira
alcala de henares
alcala la real
alcalde diaz
alcamo
alcantarilla
alcazar de san juan
alchevs ' k
alcobendas
alcorcon
alcoy
aldaia
aldan
alderetes
aldershot
alegrete
aleksandrov
aleksandrovskoye
aleksandrow lodzki
alekseyevka
aleksin
aleksotas
alem paraiba
alencon
alenquer
aleppo
ales
aleshtar
alessandria
alesund
alexandria
alexandroupoli
aleysk
alfafar
alfenas
alfortville
alfreton
alfter
algeciras
algemesi
algete
alghero
algiers
algonquin
algorta
algueirao
alhambra
alhaurin de la torre
alhaurin el grande
aliaga
alibag
alicante
alice springs
alicia
alief
aliganj
aligarh
aligudarz
alimos
alingsas
alipur
alipur duar
aliso viejo
aliwal north
alkmaar
allada
allahabad
allanridge
allapattah
allauch
allen
allen park
allende
allentown
alliance
allison park
alloa
alma
almada
almansa
almassora
almaty
almeirim
almelo
almenara
almendralejo
almere stad
almeria
almirante tamandare
almonte
almora
almozara
almunecar
aloha
alor gajah
alor setar
alot
alpharetta
alphen aan den rijn
alsdorf
alt - hohenschonhausen
alta gracia
altadena
altagracia de orituco
altamira
altamonte springs
altamura
altay
altea
altena
altenburg
altglienicke
alto barinas
alton
altona
altoona
altos
altrincham
altstadt sud
altuf ' yevskiy
alushta
aluva
alvalade
alvand
alvarado
alvares machado
alvaro obregon
alvin
alwar
alwaye
alytus
alzira
am timan
amadora
amagasaki
amagi
amahai
amaigbo
amalapuram
amalner
aman garh
amancio
amargosa
amarillo
amarnath
amarpur
amasya
amatitlan
ambad
ambah
ambajogai
ambala
ambalangoda
ambalavao
ambanja
ambarawa
ambasamudram
ambato
ambato boeny
ambatofinandrahana
ambatolampy
ambatondrazaka
ambattur
amberg
ambikapur
ambilobe
amboasary
ambon
ambositra
ambovombe
ambur
ameca
amecameca
american canyon
american fork
americana
americo brasiliense
amersfoort
amersham
ames
amherst
ami
amiens
amin ' yevo
amirdzhan
amizour
amla
amlapura
amlapura city
amli
amman
ammanford
ammi moussa
amnat charoen
amol
amora
amozoc de mota
ampahana
ampang
ampanihy
amparafaravola
amparo
ampasimanolotra
amphoe sikhiu
amposta
ampthill
amravati
amreli
amritsar
amroha
amstelveen
amsterdam
amsterdam - zuidoost
amudalavalasa
amuntai
amursk
amvrosiyivka
an nabk
an nimas
an nuhud
an nusayrat
anaco
anaheim
anaime
anakapalle
anamur
anan
anand
ananindeua
anantapur
anantnag
anapa
anapolis
anatuya
anbu
anbyon - up
ancaster
anchorage
ancon
ancona
ancud
anda
andapa
andenne
andernach
anderson
andijon
andippatti
andkhoy
andol
andong
andorra la vella
andover
andradas
andradina
andreyevskoye
andria
andrychow
andujar
aneho
anekal
angamali
angarsk
angat
angeles city
angelholm
angers
anglet
angol
angono
angouleme
angra dos reis
angren
angri
angul
anjad
anjangaon
anjar
anjiang
anjo
anju
ankang
ankara
ankazoabo
ankeny
ankleshwar
anloga
anlu
ann arbor
annaba
annaberg - buchholz
annaka
annandale
annapolis
annau
annecy
annecy - le - vieux
annemasse
annigeri
annino
anniston
ano liosia
anqing
anqiu
ans
ansan - si
ansbach
anseong
anserma
anshan
anshun
anta
antakya
antalaha
antalya
antananarivo
antanifotsy
antelope
antequera
anthem
anthiyur
antibes
antigua guatemala
antiguo cuscatlan
antioch
antipolo
antofagasta
antonio enes
antony
antratsyt
antsirabe
antsiranana
antsohihy
antsohimbondrona
antwerpen
anupgarh
anupshahr
anuradhapura
anxiang
anyama
anyang
anyang - si
anzhero - sudzhensk
anzio
aoji
aomori
aonla
aosta
aoulef
apache junction
apalit
apam
apan
aparecida
aparecida de goiania
aparri
apartado
apas
apaseo el alto
apaseo el grande
apatity
apatzingan
apeldoorn
apex
apia
apizaco
apolda
apomu
apopa
apopka
apple valley
appleton
aprilia
apsheronsk
apucarana
aqaba
aqsay
aquidauana
aquiraz
ar rabiyah
ar rahad
ar ram wa dahiyat al barid
ar ramtha
ar raqqah
ar rass
ar rastan
ar rayyan
ar rifa '
ar riqqah
ar rudayyif
ar rumaythah
ar rumaythiyah
ar ruseris
ar rutbah
aracaju
aracataca
aracati
aracatuba
aracruz
aracuai
arad
araguaina
araguari
arai
arak
arakkonam
arakli
aral
arambagh
aramoko - ekiti
aranda de duero
arandas
arandelovac
arangaon
aranjuez
arantangi
aranyaprathet
arapiraca
arapongas
arar
ararangua
araraquara
araras
ararat
araria
araripina
araruama
arashiyama
arauca
araucaria
arauco
araure
arawa
araxa
arayat
arba minch
arbroath
arbutus
arcadia
archway
arcos
arcos de la frontera
arcos de valdevez
arcot
arcoverde
ardabil
ardahan
ardakan
arden - arcade
ardesen
ardmore
arecibo
areka
arendal
arenella
arequipa
arezzo
arfoud
arganda
arganzuela
argenteuil
argos
argun
argungu
argyroupoli
arhribs
arhus
ariana
arica
arifwala
ariguani
arima
aringay
aripuana
ariquemes
arish
aristobulo del valle
arivonimamo
ariyalur
arjawinangun
arjona
arkalyk
arkhangel ' sk
arles
arlington
arlington heights
arlon
armacao de buzios
armavir
armenia
armentieres
armidale
armilla
armyansk
arnavutkoy
arnhem
arni
arnold
arnsberg
arnstadt
aron
arona
aroor
arrah
arraial do cabo
arraijan
arras
arrasate / mondragon
arrecife
arrentela
arriaga
arris
arroyo naranjo
arroyo seco
arsen ' yev
arsikere
arta
artashat
arteixo
artem
artemida
artemisa
artemovskiy
artigas
artur nogueira
artvin
arua
arucas
aruja
arumuganeri
aruppukkottai
arusha
arvada
arvayheer
arvi
arvin
arys
arzamas
arzano
arzignano
as - suwayda
as saff
as safirah
as salamiyah
as salimiyah
as salt
as samawah
as sanamayn
as suki
as sulaymaniyah
as sulayyil
as suwayq
as suwayrah
asaba
asadabad
asahi
asahikawa
asaita
asaka
asamankese
asan
asandh
asansol
asasa
asbe teferi
asbest
aschaffenburg
aschersleben
ascoli piceno
asenovgrad
aserri
ash shafa
ash shamiyah
ash shatrah
ash shaykh miskin
ash shuhada '
asha
ashburn
ashburton
ashdod
asheboro
asheville
ashfield
ashford
ashgabat
ashikaga
ashington
ashiya
ashkelon
ashland
ashmun
ashoknagar
ashoknagar kalyangarh
ashta
ashton - under - lyne
ashton in makerfield
asia
asifabad
asika
asilah
asino
asipovichy
asker
asmara
asnieres - sur - seine
aso
asosa
asparuhovo
aspe
aspen hill
aspropyrgos
assab
asse
assemini
assen
assis
astanajapura
astaneh - ye ashrafiyeh
astara
asti
aston
astorga
astoria
astrakhan
asuncion
aswan
asyut
at tafilah
at taj
at tall
at tall al kabir
at taraf
atakpame
atamaria
atambua
atami
atamyrat
atani
ataq
atar
atarra
atascadero
atascocita
atasehir
atbara
atbasar
ath
ath thawrah
athens
atherton
athi river
athis - mons
athlone
athni
ati
atibaia
atimonan
atkarsk
atlacomulco de fabela
atlanta
atlantic city
atlantis
atlixco
atmakur
atotonilco el alto
atoyac de alvarez
atrauli
atsiaman
atsugi
attendorn
attili
attingal
attleboro
attock city
attur
atwater
atyrau
aubagne
aubervilliers
auburn
auburn gresham
auburn hills
auch
auchi
auckland
auerbach
augsburg
augusta
augustow
aulnay - sous - bois
auraiya
aurangabad
aurich
aurillac
aurora
ausa
austin
austintown
autlan de navarro
auxerre
avadi
avanigadda
avare
avdiyivka
aveiro
avellaneda
avellino
aventura
aversa
avezzano
avignon
avila
aviles
avinashi
avola
avon
avon lake
avondale
avtovo
avvocata
aweil
awgu
awka
awsim
axim
axum
ayabe
ayacucho
ayagoz
ayakudi
ayamonte
ayapel
aydin
aylesbury
ayorou
ayr
aytos
ayutuxtepeque
ayvalik
az zabadani
az zarqa
az zawiyah
az zubayr
az zulfi
az zuwaytinah
azadshahr
azamgarh
azare
azazga
azcapotzalco
azemmour
azhiyur
azimpur
azna
azogues
azov
azrou
azua
azul
azuqueca de henares
azusa
azzaba
az̧ z̧ahiriyah
baalbek
baar
baardheere
baarn
bab ezzouar
babaeski
babahoyo
babat
babati
babina
babol
babolsar
babor - ville
babruysk
babu
babushkin
bac giang
bac lieu
bac ninh
bacabal
bacau
bachhraon
back mountain
backa palanka
backnang
bacoli
bacolod city
bacoor
bad berleburg
bad harzburg
bad hersfeld
bad homburg vor der hohe
bad honnef
bad kissingen
bad kreuznach
bad mergentheim
bad nauheim
bad neuenahr - ahrweiler
bad oeynhausen
bad oldesloe
bad pyrmont
bad rappenau
bad salzuflen
bad soden am taunus
bad vilbel
bad zwischenahn
bada barabil
badagara
badagry
badajoz
badalona
badami
badarganj
baddi
baden
baden - baden
badin
badlapur
badou
badr hunayn
badulla
baduria
baekrajan
baena
baesweiler
bafang
bafata
bafia
bafilo
bafoulabe
bafoussam
bafq
bafra
bagaha
bagalkot
bagamoyo
bagan serai
bagasra
bagcilar
bage
bagepalli
bagerhat
baggabag b
bagha purana
baghdad
bagheria
baghlan
baghpat
baglung
bagneux
bagnolet
bagnoli
bago
bago city
bagong pagasa
bagua grande
baguio
bagula
bah - bah
bahadurganj
bahadurgarh
bahar
baharampur
baharly
bahau
bahawalnagar
bahawalpur
bahcelievler
baheri
bahia blanca
bahia de caraquez
bahir dar
bahjoi
bahla '
bahraigh
baia mare
baiao
baicheng
baidoa
baidyabati
baie - comeau
baie - mahault
baihe
baijiantan
baikonur
bail - hongal
baileys crossroads
bainbridge island
baiquan
bairagnia
bais
baise city
baishan
baishishan
baiyin
baj baj
baja
bajil
bajitpur
bajos de haina
bakal
bakau
bakersfield
bakhchysarai
bakhmach
bakhmut
bakhtiyarpur
baki
bakixanov
bakri
baksan
baku
balabanovo
balad
balaghat
balagtas
balaipungut
balakliya
balakovo
balamban
balanga
balangir
balapulang
balapur
balarampur
balashikha
balashov
balasore
balayan
balbriggan
balcarce
balch springs
baldivis
baldwin
baldwin park
balfour
bali
balikesir
balikpapan
balingen
baliuag
balkanabat
balkh
ballalpur
ballarat
ballerup
ballwin
ballymena
balneario camboriu
balod
baloda bazar
balotra
balqash
balrampur
bals
balsas
balti
baltimore
baltiysk
balung
balurghat
balvanera
balwyn north
balykchy
balzar
bam
bama
bamako
bambang
bambanglipuro
bambari
bamberg
bamenda
bamiantong
bamor kalan
bamusso
bamyan
ban bang kadi pathum thani
ban bueng
ban chang
ban khlong bang sao thong
ban lam luk ka
ban mai
ban na
ban na san
ban nong wua so
ban phaeo
ban phai
ban phan don
ban pong
ban ratsada
ban talat bueng
ban talat nua
ban talat yai
banamba
banat
banaybanay
banbury
banda
banda aceh
bandar
bandar - e anzali
bandar - e genaveh
bandar - e lengeh
bandar abbas
bandar labuan
bandar lampung
bandar seri begawan
bandarban
bandeirantes
bandipura
bandirma
bandundu
bandung
baneh
banes
banfora
bang bo district
bang bua thong
bang kruai
bang lamung
bang pa - in
bang pakong
bang phae
banga
banganapalle
bangangte
bangaon
bangarapet
bangarmau
bangassou
bangil
bangkalan
bangkok
bangor
bangui
banha
bani
bani mazar
bani suhayla
bani suwayf
bani walid
bani yas city
baniachang
banikoara
baniyas
banja luka
banjar
banjaran
banjarmasin
banjul
banka
bankra
bankstown
bankura
banmankhi
banning
bannu
bannur
banqiao
bansalan
bansbaria
bansdih
bansi
banska bystrica
banstead
banswada
banswara
banting
bantul
bantval
banyo
banyumas
banyuwangi
bao loc
baoding
baoqing
baoshan
baotou
baoying
bapatla
baqubah
bar bigha
barabai
barabinsk
baracoa
barajas de madrid
barakaldo
baraki
baraki barak
barakpur
baramati
baramula
baran
baranagar
baranain
baranoa
baranovichi
barao de cocais
baras
barasat
barauli
baraut
barbacena
barbacha
barbalha
barbate
barbera del valles
barberena
barberton
barbil
barbosa
barcarena
barcellona pozzo di gotto
barcelona
barceloneta
barda
bardaskan
barddhaman
bardejov
bardoli
bardsir
bareilly
barendrecht
bargarh
barh
barhiya
bari
bariadi
barika
barinas
barinitas
bariri
barisal
barka '
barki saria
barking
barlad
barletta
barmbek - nord
barmer
barnala
barnaul
barnet
barneveld
barnsley
barnstable
barnstaple
baro
barpali
barpeta
barpeta road
barquisimeto
barra
barra bonita
barra de sao francisco
barra do bugres
barra do corda
barra do garcas
barra do pirai
barra dos coqueiros
barra mansa
barracas
barranca
barrancabermeja
barranqueras
barranquilla
barras
barreiras
barreiro
barreiros
barretos
barri de les corts
barri de sant andreu
barrie
barrinha
barros blancos
barrow in furness
barry
barsi
barstow
barstow heights
bartin
bartlesville
bartlett
bartley green
bartolome maso
bartoszyce
barueri
baruipur
baruni
baruta
barwala
barwani
barysaw
basaksehir
basauri
basavakalyan
basavana bagevadi
basel
basi
basildon
basingstoke
basirpur
basmat
basni
basoda
basoko
basotu
basrah
bassano del grappa
bassar
bassila
basti
bastia
basudebpur
baswa
basyun
bat khela
bat yam
bata
batac city
batala
batam
batang
batang berjuntai
batangas
batatais
batavia
bataysk
bath
bath beach
bathgate
bathinda
bathurst
batifa
batikent
batley
batman
batna
baton rouge
batouri
battagram
battambang
battaramulla south
battersea
batticaloa
battipaglia
battle creek
batu
batu arang
batu berendam
batu feringgi
batu gajah
batu pahat
batumi
baturaden
baturaja
baturite
bauan
bauchi
baulkham hills
baunatal
bauru
bauta
bautzen
bavly
bawana
bawku
bawshar
bay
bay city
bay point
bay shore
bayaguana
bayamo
bayamon
bayan
bayan nur
bayana
bayanhongor
bayawan
bayburt
bayeux
bayji
baynjiwayn
bayombong
bayonet point
bayonne
bayramaly
bayreuth
bayside
bayt al faqih
bayt hanun
bayt lahya
baytown
bayugan
bayville
baza
bazar - e yakawlang
bazar - korgon
bazarak
bazpur
bcharre
bearsden
beau bassin - rose hill
beaufort west
beaumont
beaune
beauvais
beavercreek
beaverton
beawar
bebedouro
beberibe
becej
bechar
beckenham
beckum
becontree
bedburg
bedele
bedford
bedi
bedong
bedugul
bedworth
bedzin
beersel
beersheba
begamganj
begles
begoro
begun
begusarai
behbahan
behror
behshahr
bei ' an
beibei
beichengqu
beidaihehaibin
beidao
beihai
beijing
beipiao
beira
beirut
beitbridge
beja
bejaia
bekasi
bekes
bekescsaba
bekobod
bektemir
bel air north
bel air south
bela
belabo
belalcazar
belas
belawan
belaya kalitva
belchatow
beldanga
belebey
beledweyne
belek
belem
belen
belfast
belford roxo
belfort
belgaum
belgorod
belgrade
belgrano
belize city
bell
bell gardens
bell ville
bella vista
bellampalli
bellary
belleville
bellevue
bellflower
bellingham
bello
bellshill
belluno
bellview
belmont
belmont cragin
belo horizonte
belo jardim
belo sur tsiribihina
belogorsk
beloha
beloit
belorechensk
beloretsk
belovo
beloyarskiy
belper
belton
belur
belvidere
belyye vody
bembereke
bemetara
bemowo
ben arous
ben mehidi
ben tre
benalmadena
benbrook
bend
bende
bender
bendigo
benevento
benevides
benfica
bengaluru
bengbu
benghazi
bengkulu
benguela
beni
beni douala
beni mellal
beni mered
beni saf
benicarlo
benicia
benidorm
benin city
benito juarez
benoni
bensekrane
bensheim
bensonhurst
bensonville
bentleigh east
bentley
bento goncalves
benton
bentong town
bentonville
bentota
benxi
beohari
beoumi
beppu
bera
berasia
berastagi
berat
berazategui
berber
berbera
berberati
berdsk
berdyansk
berdychiv
berehove
bereket
berekum
berezniki
berezovka
berezovskiy
bergama
bergamo
bergedorf
bergen
bergen op zoom
bergenfield
bergerac
bergheim
bergisch gladbach
bergkamen
bergneustadt
beringen
berkane
berkel en rodenrijs
berkeley
berkhamsted
berlin
berlin kopenick
berlin treptow
bermejo
bern
bernau bei berlin
bernburg
berrechid
berriane
berriozabal
berrouaghia
bertioga
bertoua
beruniy
beruwala
berwick
berwyn
beryozovsky
besancon
besbes
beshariq
besikduzu
beslan
besni
bessemer
best
besuki
bet shemesh
betafo
betamcherla
betera
bethal
bethany
bethel park
bethesda
bethlehem
bethune
betim
betioky
betong
bettendorf
bettiah
betul
beuningen
beveren
beverley
beverly
beverly cove
beverly hills
beverwijk
bewar
bexhill - on - sea
bexley
beykonak
beylikduzu
beypazari
beypore
beysehir
bezenchuk
bezerros
bezhetsk
beziers
bezons
bhabhua
bhachau
bhadasar
bhadohi
bhadra
bhadrachalam
bhadrakh
bhadravati
bhadreswar
bhagalpur
bhairab bazar
bhaisa
bhakkar
bhalki
bhalwal
bhamo
bhandara
bhandaria
bhander
bhanjanagar
bhanvad
bharatpur
bharthana
bharuch
bhatapara
bhatkal
bhatpara
bhatpara abhaynagar
bhavani
bhavnagar
bhawaniganj
bhawanipatna
bhawanipur
bhayandar
bhera
bheramara
bhilai
bhilwara
bhimavaram
bhimbar
bhimunipatnam
bhind
bhinga
bhinmal
bhisho
bhiwadi
bhiwandi
bhiwani
bhola
bhongaon
bhongir
bhopal
bhuban
bhubaneshwar
bhuj
bhusaval
biala podlaska
bialogard
bialoleka
bialystok
biancavilla
biankouma
bianzhuang
biaora
biarritz
bibai
biberach an der ris
bibir hat
bibirevo
bicester
bida
bidar
bidbid
biddeford
bideford
bidhuna
bidur
biel / bienne
bielany
bielawa
bielefeld
biella
bielsk podlaski
bielsko - biala
bien hoa
biesdorf
bietigheim - bissingen
big spring
biga
bignay uno
bignona
biguacu
bihac
bihar sharif
biharamulo
bihariganj
bijapur
bijar
bijbehara
bijeljina
bijie
bijnor
bikaner
bikramganj
bila tserkva
bilajari
bilara
bilari
bilasipara
bilaspur
bilbao
bilbays
bilecik
bilgoraj
bilgram
bilhorod - dnistrovskyi
bilimora
billerica
billericay
billingham
billings
biloxi
bilqas
bilsi
bilzen
bim son
bima
bimbo
binalbagan
binan
binangonan
binche
bindki
bindura
bingen am rhein
bingerville
binghamton
bingley
bingol
binhe
binjai
binmaley
binnish
binonga
bintulu
biny selo
binzhou
bir el ater
bir el djir
biratnagar
birecik
birendranagar
bireun
birganj
birigui
birine
biritiba mirim
birjand
birkenhead
birkhadem
birkirkara
birmingham
birmitrapur
birni n konni
birnin kebbi
birnin kudu
birobidzhan
birpara
birsk
birur
biryulevo
biryulevo zapadnoye
bisalpur
bisauli
bisceglie
bishkek
bishnupur
bishoftu
bishop auckland
bishopbriggs
bishops stortford
biskra
bislig
bismarck
bismil
bissau
bistrita
biswan
bitlis
bitola
bitonto
biu
bixby
biysk
bizerte
bjelovar
bjorlanda
blackburn
blackheath
blackpool
blacksburg
blacktown
blagnac
blagodarnyy
blagoevgrad
blagoveshchensk
blaine
blainville
blaj
blanes
blansko
blantyre
blenheim
bletchley
blida
blieskastel
blitar
bloemfontein
blois
bloomfield
bloomingdale
bloomington
blora
bloxwich
blue island
blue springs
bluefields
blumenau
blyth
bnei brak
boa esperanca
boa viagem
boa vista
boaco
boadilla del monte
boardman
bobbili
bobigny
boblingen
bobo - dioulasso
bobrov
boca chica
boca del mar
boca raton
boca suno
bocaiuva
bocaue
bochnia
bocholt
bochum
bochum - hordel
bodhan
bodinayakkanur
boditi
bodo
bodrum
boedo
boende
bogale
bogdanovich
bogenhausen
boghni
bognor regis
bogo
bogor
bogoroditsk
bogorodsk
bogorodskoye
bogota
bogotol
bogra
bohicon
bohumin
bois - colombes
boisbriand
boise
boituva
bojia
bojnurd
bojonegoro
bokaro
boksburg
bol ' shaya setun '
bol ' shoy kamen '
boldumsaz
boleslawiec
bolgatanga
boli
bolingbrook
bollate
bolobo
bologna
bologoye
bolpur
bolton
bolu
bolvadin
bolzano
bom conselho
bom despacho
bom jesus da lapa
bom jesus do itabapoana
boma
bonab
bonao
bondoukou
bondowoso
bondy
bongabon
bongaigaon
bongao
bongor
bongouanou
bonita springs
bonn
bonoua
bontang
boo
bootle
bor
boras
borazjan
bordeaux
bordj bou arreridj
bordj el kiffan
bordj ghdir
bordon
borehamwood
borgomanero
borisoglebsk
borivli
borken
borlange
borne
bornheim
boronia
borough park
borovichi
borsa
borsad
borssele
borujen
borujerd
boryeong
boryslav
boryspil '
borzya
bosaso
boscoreale
boshan
boshkengash
bossangoa
bossier city
boston
botad
botevgrad
bothaville
bothell
botolan
botosani
botou
botshabelo
bottrop
botucatu
bou arfa
bou hanifia el hamamat
bou ismail
bou tlelis
bouafle
bouake
bouar
bouarfa
boucherville
boudjima
boudouaou
boufarik
bougaa
bougado
bougara
bougouni
bouinan
bouira
boukadir
boulder
boulogne - billancourt
boulogne - sur - mer
boumahra ahmed
boumerdas
bouna
boundiali
bountiful
bourg - en - bresse
bourges
bourgoin - jallieu
bournemouth
boussu
bouznika
bowie
bowling green
bowthorpe
boxtel
boyabat
boyarka
boyeros
boyle heights
boynton beach
boyolali
boyolangu
boysun
bozeman
bozhou
bozoum
bozova
bozuyuk
bozyazi
bra
bracknell
braco do norte
bradenton
bradford
braga
braganca
braganca paulista
brahmapur
braila
braine - l ' alleud
braine - le - comte
braintree
brajarajnagar
brak
brakpan
bramhall
brampton
bramsche
brandenburg an der havel
brandon
branford
brant
brantford
brasilia
brasov
brasschaat
brateyevo
bratislava
bratsk
braunschweig
brawley
bray
brazzaville
brcko
brea
brecht
breclav
breda
bregenz
brejo da madre de deus
brejo santo
bremen
bremerhaven
bremerton
brent
brentwood
brentwood estates
brescia
bresso
bressuire
brest
bretigny - sur - orge
bretten
breves
brezno
bria
briarwood
bridgend
bridgeport
bridgeton
bridgetown
bridgewater
bridgwater
bridlington
brierley hill
brighouse
brighton
brighton beach
brighton park
brikama
brilon
brindisi
brisbane
bristol
briton ferry
brits
britz
brive - la - gaillarde
brixton
brno
broadstairs
brockton
brockville
brodnica
brody
broken arrow
bromma
bromsgrove
bron
bronkhorstspruit
brookfield
brookhaven
brookings
brookline
brooklyn
brooklyn center
brooklyn heights
brooklyn park
broomfield
brossard
brovary
brownhills
brownsburg
brownsville
bruay - la - buissiere
bruchkobel
bruchsal
brugge
brugherio
bruhl
brumadinho
brumado
brummen
brunoy
brunssum
brunswick
brushy creek
brusque
brussels
bryan
bryanka
bryansk
bryukhovetskaya
brzeg
buaran
bucak
bucaramanga
bucha
buchanan
bucharest
bucheon - si
buchholz in der nordheide
buckeburg
buckeye
buckley
buckow
budaors
budapest
budapest i . kerulet
budapest ii . kerulet
budapest iii . kerulet
budapest iv . kerulet
budapest vi . kerulet
budapest viii . kerulet
budapest xi . kerulet
budapest xii . kerulet
budapest xiii . kerulet
budapest xix . kerulet
budapest xv . kerulet
budapest xvi . kerulet
budapest xvii . kerulet
budapest xviii . kerulet
budapest xx . kerulet
budapest xxi . kerulet
budapest xxii . kerulet
budapest xxiii . kerulet
budaun
buddh gaya
budennovsk
buderim
budhana
budhlada
budingen
budta
buduran
buea
buena park
buenaventura
buenaventura lakes
buenavista
buenos aires
buffalo
buffalo grove
buftea
bugarama
bugiri
bugo
bugojno
bugul ' ma
buguma
buguruslan
buhe
buhi
buhl
buin
buinsk
buique
bujumbura
bukama
bukan
bukavu
bukhara
bukit mertajam
bukittinggi
bukoba
bulacan
bulakamba
bulan
bulancak
bulandshahr
bulanik
bulaon
bulawayo
buldana
bullhead city
buluan
bulung ' ur shahri
bulungu
bumba
bunbury
bunda
bundaberg
bunde
bundi
bundoora
bungo - takada - shi
bungoma
bungu
bunia
buon ma thuot
burao
buraydah
burbank
burdur
bure
buren
burewala
burg bei magdeburg
burgas
burgdorf
burgess hill
burglesum
burgos
burhaniye
burhanpur
burhanuddin
buri ram
burien
buritizeiro
burjassot
burke
burla
burleson
burlingame
burlington
burnaby
burngreave
burnham - on - sea
burnley
burnsville
burntwood
burriana
bursa
burton
burton upon trent
burunday
bury
bury st edmunds
busan
buseresere
bush
bushehr
bushwick
busia
businga
busselton
bussum
busto arsizio
buston
bustos
buta
butajira
butare
butel
butembo
butte
butterworth
butuan
buturlinovka
butwal
butzbach
buurhakaba
buxar
buxtehude
buxton
buy
buyeo
buynaksk
buyukcekmece
buzau
buzen
buzovna
buzuluk
bwizibwera
byadgi
byaroza
bydgoszcz
byndoor
bytom
byumba
ca mau
caacupe
caaguazu
caala
caazapa
cabadbaran
cabagan
cabaiguan
cabanatuan city
cabedelo
cabiao
cabimas
cabinda
cabo
cabo frio
cabo san lucas
caboolture
cabot
cabra
cabramatta
cabreuva
cabuyao
cacador
cacak
cacapava
cacem
caceres
cachan
cachoeira do sul
cachoeiras de macacu
cachoeirinha
cachoeiro de itapemirim
cacoal
cacocum
cadca
cadereyta
cadereyta jimenez
cadiz
caen
caerphilly
caete
caetite
cagayan de oro
cagliari
cagnes - sur - mer
cagua
caguas
cahors
cahul
caibarien
caicedonia
caico
caidian
caieiras
cainta
cair
cairns
cairo
caivano
cajamar
cajamarca
cajati
cajazeiras
cajica
calabanga
calabar
calabasas
calabozo
calaca
calafell
calahorra
calais
calama
calamba
calapan
calarca
calasiao
calatayud
calauag
calauan
calbayog city
caldas
caldas da rainha
caldas novas
caldwell
caledonia
caleta olivia
calexico
calgary
cali
calimete
callao
calle blancos
caloocan city
calp
calpulalpan
caltagirone
caltanissetta
caluire - et - cuire
calumet city
calumpit
calvia
calw
cam pha mines
cam ranh
camacari
camaguey
camaiore
camajuani
camaqua
camara de lobos
camarate
camargo
camarillo
camas
camayenne
cambara
cambe
camberley
camberwell
camborne
cambrai
cambre
cambria heights
cambridge
cambrils
cambui
cambuslang
camden
camden town
cameta
camiling
camiri
camocim
campana
campbell
campbell river
campeche
campechuela
campi bisenzio
campia turzii
campina
campina grande
campina grande do sul
campinas
campo belo
campo de la cruz
campo formoso
campo grande
campo largo
campo maior
campo mourao
campo verde
campoalegre
campobasso
campos do jordao
campos dos goytacazes
campos gerais
campos novos
campsie
can
can gio
can giuoc
can tho
canada de gomez
canakkale
cananea
canarsie
canary wharf
canas
canavieiras
canberra
cancun
candaba
candelaria
candi prambanan
candido mota
candler - mcafee
canela
canete
cangas do morrazo
cangucu
cangzhou
canicatti
canico
canidelo
caninde
cankaya
canlaon
cannes
canning
canning vale
cannock
canoas
canoga park
canoinhas
canosa di puglia
cantaura
cantel
canterbury
canton
cantonment
cantu
canvey island
canyon lake
cao bang
cao lanh
caohe
capanema
capannori
capao bonito
capao da canoa
caparica
capas
cape coast
cape coral
cape girardeau
cape town
capelinha
capelle aan den ijssel
capiata
capinzal
capitan bermudez
capitao poco
capivari
capulhuac de mirafuentes
caraballeda
carabanchel
caracal
caracas
caraguatatuba
carangola
caransebes
carapicuiba
caratinga
caravaca
carazinho
carballo
carbondale
carbonia
carcaixent
carcar
carcassonne
carcavelos
cardenas
cardiff
cardito
cardona
carei
carepa
caringin
carini
carletonville
carlingford
carlisle
carlow
carlsbad
carmagnola
carmel
carmen de viboral
carmichael
carmo do paranaiba
carmona
carnaxide
carney
carnot
carol city
carol stream
carolina
caroline springs
carora
carpentersville
carpentras
carpi centro
carpina
carrara
carrboro
carrefour
carrickfergus
carrizal
carrollton
carrollwood
carrollwood village
carrum downs
carsamba
carshalton
carson
carson city
cartagena
cartago
cartama
carteret
cartersville
caruaru
carupano
cary
casa branca
casa grande
casa santa
casablanca
casal di principe
casal palocco
casale monferrato
casalecchio di reno
casalnuovo di napoli
casas adobes
cascais
cascavel
cascina
caserta
casilda
casoria
casper
cassano magnago
casselberry
cassino
castanhal
castanos
castel volturno
castelfranco veneto
castellammare di stabia
castellar del valles
castelldefels
castelli
castello de la plana
castelo
castelo branco
castelvetrano
castillejos
castle hill
castle rock
castleford
castlereagh
castlewood
castres
castricum
castries
castro
castro - urdiales
castro valley
castrop - rauxel
castrovillari
cat ba
catacaos
cataguases
catalao
catalina foothills
catanauan
catanduva
catania
catano
catanzaro
catarman
catarroja
catbalogan
catemaco
catende
caterham
cathedral city
catia la mar
cativa
catonsville
catu
caucaguita
caucaguito
caucaia
caucasia
caucete
cauquenes
causeni
cauto cristo
cava de tirreni
cavaillon
cave spring
cavite city
caxambu
caxias
caxias do sul
caxito
cay
cayambe
caycuma
cayeli
cayenne
cazin
ceadir - lunga
ceara mirim
cebu city
cecina
cedar city
cedar falls
cedar hill
cedar park
cedar rapids
ceeldheer
ceerigaabo
cegled
celaya
celje
celle
cenon
centar
centar zupa
centenario
centennial
center city
centereach
centerville
central
central city
central islip
centralniy
centreville
centro familiar la soledad
centro habana
centurion
ceper
cepu
cerdanyola del valles
ceres
cerete
cergy
cergy - pontoise
cerignola
cerkezkoy
cermik
cernusco sul naviglio
cerny most
cerquilho
cerritos
cerro
cerro azul
cerro de pasco
cervia
cesano boscone
cesano maderno
cesena
ceska lipa
ceske budejovice
cesky tesin
cesme
ceuta
ceyhan
ceylanpinar
cha - am
chabahar
chacabuco
chacao
chacarita
chachapoyas
chachoengsao
chaeryong - up
chaguanas
chai badan
chaibasa
chaidari
chaihe
chaiyaphum
chajari
chak azam sahu
chak five hundred seventy - five
chak jhumra
chak one hundred twenty nine left
chak thirty - one - eleven left
chakan
chakapara
chake chake
chaklasi
chakradharpur
chaksu
chakwal
chakwama
chala
chalchuapa
chalco
chalfont saint peter
chalinze
chalisgaon
chalkida
challakere
chalon - sur - saone
chalons - en - champagne
chalus
chamalieres
chaman
chamartin
chamba
chambas
chamberi
chambersburg
chambery
chamblee
chambly
champa
champaign
champigny - sur - marne
champlin
champoton
champs - sur - marne
chamrajnagar
chancay
chanda
chandannagar
chandauli
chanderi
chandigarh
chandler
chandpur
chandrakona
chanduasi
chandur
changanacheri
changchun
changde
changji
changleng
changli
changling
changnyeong
changping
changqing
changsha
changshu city
changsu
changtu
changwon
changyon
changzhi
changzhou
chanhassen
chania
chanika
channagiri
channapatna
channarayapatna
channelview
chanthaburi
chantilly
chaohu
chaoyang
chaozhou
chapadinha
chapala
chapayevsk
chapeco
chapel hill
chapeltown
chapra
char bhadrasan
charallave
charata
chardara
charef
charenton - le - pont
charikar
charkhari
charkhi dadri
charleroi
charleston
charleville - mezieres
charlotte
charlotte amalie
charlottenburg
charlottenlund
charlottesville
charlottetown
charneca de caparica
charqueadas
charsadda
chartres
chas
chaska
chatan
chateauguay
chateauroux
chatelet
chatellerault
chatenay - malabry
chatham
chatillon
chato
chatou
chatra
chatrapur
chatswood
chatsworth
chattanooga
chaudfontaine
chauk
chaumont
chaupimarca
chawinda
chaykovskiy
cheadle hulme
cheb
chebarkul '
chebba
cheboksary
cheektowaga
chefchaouene
chegutu
chekhov
chelghoum el aid
chelles
chelm
chelmno
chelmsford
chelsea
cheltenham
chelyabinsk
chemini
chemmumiahpet
chemnitz
chenab nagar
chenaran
chengam
chengannur
chengde
chengdu
chenghua
chengtangcun
chengyang
chengzhong
chengzihe
chennai
chenzhou
cheonan
cheongju - si
cheongsong gun
chepen
cheraga
cherbourg - octeville
cheremkhovo
cheremushki
cherepanovo
cherepovets
cheria
cherkasy
cherkessk
chernaya rechka
chernihiv
chernivtsi
chernogolovka
chernogorsk
chernushka
chernyakhovsk
cherpulassery
cherry hill
chertanovo yuzhnoye
cherthala
chervonohrad
chesapeake
chesham
cheshire
cheshunt
chester
chester - le - street
chesterfield
chetouane
chettipalaiyam
chetumal
chetwayi
chevilly - larue
cheyenne
cheyyar
chhabra
chhagalnaiya
chharra
chhata
chhatak
chhatapur
chhatarpur
chhibramau
chhindwara
chhota udepur
chia
chiaia
chiaiano
chiang mai
chiang rai
chiapa de corzo
chiavari
chiba
chibuto
chicacao
chicago
chicago heights
chicago lawn
chicago loop
chichawatni
chichester
chichibu
chichicastenango
chichigalpa
chiclana de la frontera
chiclayo
chico
chicoloapan
chiconcuac
chicopee
chidambaram
chidawa
chieri
chieti
chifeng
chiffa
chigasaki
chigorodo
chiguayante
chihuahua
chik ballapur
chikhli
chikmagalur
chiknayakanhalli
chikodi
chikushino - shi
chilakalurupet
chilapa de alvarez
chilaw
chilecito
chilibre
chililabombwe
chillan
chillicothe
chilliwack
chillum
chillupar
chilmari
chilpancingo
chimala
chimaltenango
chimbas
chimbote
chimoio
chinandega
chinatown
chinautla
chinch ' on
chincha alta
chinchina
chincholi
chingleput
chingola
chinhoyi
chiniot
chinju
chinna salem
chinnachowk
chinnamanur
chino
chino hills
chinoz
chintamani
chioggia
chios
chipata
chiplun
chippenham
chipping sodbury
chipurupalle
chiquimula
chiquinquira
chirala
chirchiq
chiredzi
chiryu
chishmy
chishtian
chisinau
chislehurst
chistopol '
chita
chitapur
chitose
chitradurga
chittagong
chittaranjan
chittaurgarh
chittur
chitungwiza
chivacoa
chivasso
chivilcoy
chizhou
chlef
cho dok
chocope
chodavaram
chofu
choisy - le - roi
chojnice
chok chai
chokwe
cholargos
cholet
choloma
cholula
choma
chomutov
chon buri
chone
chongjin
chongju
chonglong
chongqing
chopda
chorfa
chorley
chornomors ' k
chortkiv
chortoq
chorzow
chosica
christchurch
christiansburg
chrudim
chrzanow
chu
chuchar - kana mandi
chuhuyiv
chula vista
chulucanas
chum phae
chumphon
chunar
chuncheon
chunian
chur
churachandpur
churu
chusovoy
chust
chuzhou
chystyakove
ciamis
ciampea
ciampino
cianorte
cibinong
cibolo
cicero
cicurug
ciechanow
ciego de avila
ciempozuelos
cienaga
cienfuegos
cieszyn
cieza
cifuentes
cikampek
cikarang
cikupa
cileungsir
cileunyi
cimahi
cimin
cincinnati
cine
cinisello balsamo
cintalapa de figueroa
cipolletti
ciputat
ciranjang - hilir
circasia
cirebon
ciro redondo
cisterna di latina
citeureup
citrus heights
citrus park
citta di castello
city center
city of balikpapan
city of isabela
city of milford ( balance )
city of sammamish
city of westminster
ciudad acuna
ciudad altamirano
ciudad apodaca
ciudad benito juarez
ciudad bolivar
ciudad camilo cienfuegos
ciudad choluteca
ciudad constitucion
ciudad de allende
ciudad de huajuapan de leon
ciudad de villa de alvarez
ciudad del carmen
ciudad del este
ciudad delicias
ciudad fernandez
ciudad general escobedo
ciudad guayana
ciudad guzman
ciudad hidalgo
ciudad lazaro cardenas
ciudad lerdo
ciudad lineal
ciudad lopez mateos
ciudad madero
ciudad mante
ciudad melchor muzquiz
ciudad mendoza
ciudad nezahualcoyotl
ciudad obregon
ciudad real
ciudad rio bravo
ciudad sabinas hidalgo
ciudad sahagun
ciudad sandino
ciudad serdan
ciudad valles
ciudad victoria
ciudad vieja
ciutadella
ciutat vella
civitanova marche
civitavecchia
cizre
clacton - on - sea
clamart
claremont
clarence - rockland
clarksville
claudio
clayton
clearfield
clearwater
cleburne
cleckheaton
cleethorpes
clement town
clermont
clermont - ferrand
clevedon
cleveland
cleveland heights
clichy
clichy - sous - bois
cliffside park
clifton
clinton
clinton township
cloppenburg
closepet
cloverleaf
clovis
cluj - napoca
clydebank
coacalco
coachella
coalville
coaraci
coari
coatbridge
coatepec
coatepeque
coatzacoalcos
coatzintla
coban
cobija
coburg
cochabamba
cochin
cockeysville
coconut creek
coconut grove
codlea
codo
coelho neto
coesfeld
coeur d ' alene
coffs harbour
cofradia
cogan
cognac
coimbatore
coimbra
coin
coity
cojutepeque
colachel
colatina
colchester
cole harbour
colegiales
coleraine
colgong
colima
colinas
collado - villalba
colleferro
college park
college point
college station
collegno
colleyville
collierville
collinsville
collinwood
colmar
colmenar viejo
colne
cologno monzese
colomadu
colombes
colombia
colombo
colomiers
colon
colonelganj
colonia del sacramento
colonia del sol
colonia del valle
colonia lindavista
colonia nativitas
colorado
colorado springs
colton
columbia
columbine
columbus
colwyn bay
comal
comalapa
comalcalco
comanesti
comayagua
combs - la - ville
come
comilla
comiso
comitan
commack
commerce city
como
comodoro rivadavia
comonfort
compiegne
compostela
compton
comrat
conakry
concarneau
conceicao do araguaia
conceicao do coite
conceicao do jacuipe
concepcion
concepcion de la vega
concepcion del uruguay
concepcion ibaba
conchal
concord
concordia
condado
conegliano
coney island
conflans - sainte - honorine
congleton
congonhas
conil de la frontera
conroe
conselheiro lafaiete
consett
consolacion
consolacion del sur
constanta
constantine
constanza
constitucion
contagem
contai
contla
contramaestre
conversano
converse
conway
cookeville
coon rapids
coondapoor
cooper city
copacabana
copenhagen
copertino
copiague
copiapo
coppell
copperas cove
coquimbo
coquitlam
corabia
coral gables
coral springs
coral terrace
coralville
coram
corato
corbeil - essonnes
corby
corcoran
cordeiropolis
cordoba
cordova
corfu
coria del rio
corinth
corinto
cork
corlu
cormeilles - en - parisis
cornaredo
cornelio procopio
cornelius
cornella de llobregat
cornwall
coro
coroata
coromandel
corona
coronado
coronel
coronel fabriciano
coronel oviedo
coronel suarez
corozal
corpus christi
corralillo
corrientes
corroios
corsicana
corsico
cortazar
corum
corumba
coruripe
corvallis
cosamaloapan
cosenza
coslada
cosmopolis
cosoleacaque
costa mesa
coswig
cotabato
cote - saint - luc
cotia
cotonou
cottage grove
cottage lake
cottbus
cottonwood heights
cotui
coudekerque - branche
coulsdon
council bluffs
country club
courbevoie
courcelles
courtenay
cove
coventry
covina
covington
cowes
cox ' s bazar
coxim
coyah
coyhaique
coyoacan
coyotepec
coyula
cozumel
cradock
craigavon
craigieburn
crailsheim
craiova
cramlington
cranberry township
cranford
cranston
crateus
crato
cravinhos
crawley
creil
crema
cremona
crest hill
crestview
creteil
crevillente
crewe
criciuma
crimmitschau
cristalina
crofton
croix
croix - des - bouquets
crosby
crotone
crowborough
crown point
crowthorne
croydon
cruces
cruz alta
cruz das almas
cruz del eje
cruzeiro
cruzeiro do sul
crystal
crystal lake
cu chi
cua
cuamba
cuauhtemoc
cuautitlan
cuautitlan izcalli
cuautla
cuautlancingo
cubatao
cubuk
cucuta
cudahy
cuddalore
cuddapah
cuenca
cuernavaca
cueto
cugir
cuiaba
cuito
cukai
culemborg
culiacan
cullera
culleredo
cullinan
culver city
cumana
cumanayagua
cumaribo
cumberland
cumbernauld
cumbum
cumra
cuneo
cung kiem
cupertino
cuprija
curanilahue
curchorem
curepipe
curico
curitiba
curitibanos
currais novos
curridabat
curtea de arges
curug
curumani
curup
cururupu
curuzu cuatia
curvelo
cuscatancingo
cusco
cutler bay
cutler ridge
cutral - co
cuttack
cuxhaven
cuyahoga falls
cwmbran
cyangugu
cypress
cypress hills
czechowice - dziedzice
czeladz
czerwionka - leszczyny
czestochowa
da lat
da nang
dabhoi
dabou
dabra
dabrowa gornicza
dabwali
dachau
dachnoye
dadonghai
dadri
dadu
dadukou
daegu
daejeon
daet
dagenham
dagestanskiye ogni
dagomys
dagupan
dahanu
dahegam
daigo
dailekh
dainava ( kaunas )
daitocho
dakar
dakhla
dakor
dalai
dale city
dalfsen
dali
dalian
daliang
dalianwan
daliyat al karmel
dallas
dalmine
dalnegorsk
dalnerechensk
daloa
dalsingh sarai
dalton
daltonganj
daly city
dam dam
daman
damanhur
damara
damascus
damaturu
damavand
damboa
dambulla
damghan
damietta
dammam
dammarie - les - lys
damnoen saduak
damoh
dampit
dana point
danane
danao
danbury
dandeli
dandenong
dandenong north
dandong
danghara
dania beach
danjiangkou
dankov
danli
danshui
danvers
danville
daokou
daoukro
dapaong
daphne
dapitan
daqing
dar ' a
dar chabanne
dar chioukh
dar el beida
dar es salaam
dar kulayb
dara
darab
darayya
darbhanga
darende
dargecit
darhan
darien
darjiling
darlington
darmstadt
darnah
darreh shahr
darsi
dartford
dartmouth
darwen
darwha
darwin
daryapur
dasha
dashiqiao
dashitou
daska kalan
dasmarinas
dasna
dasoguz
dassa - zoume
dasuya
dataganj
date
datia
datong
dattapur
datteln
daud khel
daudnagar
daugavpils
daund
daura
dausa
davangere
davao
davenport
daventry
david
davie
davis
davlekanovo
davydkovo
dawei
dawukou
dax
daxi
daxing
daye
dayr al balah
dayr hafir
dayr mawas
dayrut
dayton
daytona beach
dazaifu
dazhong
dazhou
de aar
de pere
deal
dean funes
dearborn
dearborn heights
debal ' tseve
debark '
debica
debila
debre birhan
debre mark ' os
debre tabor
debrecen
decan
decatur
decin
decines - charpieu
dededo village
dedham
dedougou
dedovsk
dee why
deer park
deer valley
deerfield beach
deeside
deggendorf
dehdasht
dehiwala - mount lavinia
dehloran
dehra dun
dehri
dehui
deinze
deir ez - zor
dej
dekalb
del city
del pilar
del rio
deland
delanggu
delano
delaware
delbruck
delegacion cuajimalpa de morelos
delft
delfzijl
delgado
delhi
deli tua
delicias
delijan
delitzsch
dellys
delmas
delmas 73
delmenhorst
delmiro gouveia
delray beach
delta
deltona
demak
demba
dembi dolo
demirci
den helder
denain
dendermonde
dengzhou
denia
denison
denizli
denov
denpasar
denton
denver
deoband
deogarh
deolali
deoli
deori khas
deoria
depok
deqen
deqing
dera ghazi khan
dera ismail khan
derbent
derby
derince
derry
derry village
des moines
des plaines
descalvado
dese
desenzano del garda
desert hot springs
desio
desnogorsk
desoto
dessau
det udom
detmold
detroit
deuil - la - barre
deulgaon raja
deurne
deva
devakottai
devanhalli
devarkonda
develi
deventer
devinuwara
devrek
dewas
dewsbury
deyang
dezhou
dhafni
dhahran
dhaka
dhamar
dhamnod
dhampur
dhamtari
dhanaura
dhanbad
dhandhuka
dhanera
dhangadhi̇̄
dhankuta
dhar
dharampur
dharan
dharangaon
dharapuram
dhari
dhariwal
dharmabad
dharmadam
dharmanagar
dharmapuri
dharmavaram
dharuhera
dhaulpur
dhaurahra
dhekiajuli
dhenkanal
dhi as sufal
dhing
dholka
dhone
dhoraji
dhrangadhra
dhrol
dhuburi
dhulagari
dhulia
dhulian
dhupgari
dhuri
diadema
diamantina
diamond bar
diamond harbour
dianella
diapaga
dibai
dibba al - fujairah
dibba al - hisn
dibrugarh
dickinson
didcot
didim
didouche mourad
didwana
diemen
dien bien phu
dieppe
diepsloot
diest
dietikon
dietzenbach
diez de octubre
diffa
dig
digboi
dighwara
diglur
digos
digras
digri
dihok
dijkot
dijon
dikirnis
dikwa
dila
dilbeek
dili
dillenburg
dilling
dillingen
dimapur
dimbokro
dimitrovgrad
dimona
dinajpur
dinalupihan
dinanagar
dinapore
dinar
dindigul
dinga
dingcheng
dingtao
dingzhou
dinhata
dinskaya
dinslaken
dinuba
dipalpur
dipayal
diphu
dipolog
dire dawa
diriamba
disa
dishna
disuq
ditzingen
diu
divichibazar
divinopolis
divnogorsk
divo
diwek
dix hills
dixiana
diyarb najm
diyarbakir
djamaa
djelfa
djemmal
djenne
djibo
djibouti
djidiouia
djougou
dmitrov
dnipro
dniprorudne
doba
dobeln
doboj
dobrich
dobropillya
dobryanka
dod ballapur
dodge city
dodola
dodoma
doetinchem
dogbo
dogonbadan
dogondoutchi
dogubayazit
doha
dohad
dohar
dois corregos
dois vizinhos
dok kham tai
dokuchayevs ' k
dole
dolgoprudnyy
dolisie
dollard - des ormeaux
dolores
dolores hidalgo cuna de la independencia nacional
dolton
dolyna
dolyns ' ka
dom pedrito
dombivli
dombovar
dome
domodedovo
dompu
don benito
don carlos
don luan
don torcuato
donaueschingen
donaustadt
doncaster
doncaster east
dondaicha
dondo
donetsk
dongargarh
dongcun
dongdu
dongen
dongfeng
donggang
donggongon
dongguan
donghai
dongkan
dongling
dongning
dongsheng
dongtai
dongxing
dongyang
donostia / san sebastian
donskoy
doraha
doral
dorcheh piaz
dordrecht
doreen
dori
dormagen
dornbirn
dorogomilovo
dorohoi
dorsten
dortmund
dortyol
dos hermanas
dosquebradas
dosso
dothan
douai
douala
douane
douera
douglas
douglasville
douliu
douma
dourados
douz
dover
dowlatabad
downers grove
downey
draa ben khedda
draa el mizan
drachten
dracut
dragasani
dragash
draguignan
drama
drammen
drancy
draper
draveil
drean
dreieich
dresden
dreta de l ' eixample
dreux
drexel heights
drexel hill
driefontein
driyorejo
drobeta - turnu severin
drogheda
drohobych
droitwich
dronfield
dronten
droylsden
drummondville
druzhkivka
dschang
duarte
duba
dubai
dubasari
dubbo
dublin
dubna
dubnica nad vahom
dubno
dubrajpur
dubrovnik
dubti
dubuque
duc trong
ducheng
duderstadt
dudinka
dudley
duekoue
dugda
dugulubgey
duisburg
duitama
duiven
duiwelskloof
dukuhturi
duliagaon
dullewala
dulmen
duluth
dum duma
dumaguete
dumai
dumfries
dumka
dumraon
dun laoghaire
dunajska streda
dunakeszi
dunaujvaros
duncan
duncanville
dundalk
dundee
dunedin
dunfermline
dunga bunga
dungarpur
dunhua
dunkerque
dunkwa
dunstable
dunwoody
dunyapur
duobao
dupnitsa
duque de caxias
dura
durango
durazno
durban
duren
durg
durgapur
durham
durres
dushanbe
dusseldorf
dusseldorf - pempelfort
dutsen wai
duyun
duzce
dwarka
dyat ' kovo
dyker heights
dyurtyuli
dzerzhinsk
dzerzhinskiy
dzerzhinsky
dzhankoy
dzhetygara
dzialdowo
dzierzoniow
dzyarzhynsk
eagan
eagle
eagle mountain
eagle pass
eagle river
easley
east brunswick
east chattanooga
east chicago
east concord
east dereham
east elmhurst
east flatbush
east florence
east garfield park
east grinstead
east gwillimbury
east hampton
east harlem
east hartford
east haven
east hill - meridian
east honolulu
east independence
east jerusalem
east kilbride
east lake
east lake - orient park
east lansing
east london
east los angeles
east meadow
east millcreek
east moline
east naples
east new york
east northport
east norwalk
east orange
east palo alto
east patchogue
east pensacola heights
east peoria
east point
east providence
east ridge
east saint louis
east tremont
east village
east york
eastbourne
eastleigh
eastmont
easton
eastpointe
eastvale
eau claire
eaubonne
ebano
ebbw vale
ebebiyin
eberswalde
ebetsu
eboli
ebolowa
ebute ikorodu
ecatepec de morelos
eccles
ech chettia
echirolles
echo park
ecija
eckernforde
ed damer
ede
edea
edegem
eden prairie
edenvale
edewecht
edgewater
edgewood
edina
edinburg
edinburgh
edinet
edirne
edison
edmond
edmonds
edmonton
edosaki
edremit
edwardsville
effium
efon - alaaye
eger
eggenberg
egham
egra
egypt lake - leto
eha amufu
ehingen
eibar
eidelstedt
eiguliai
eilat
eimsbuttel
einbeck
eindhoven
eisen
eisenach
eisenhuttenstadt
eisleben lutherstadt
eislingen
eixample
ejido
ejigbo
ejura
ekangala
ekazhevo
eket
ekibastuz
ekpoma
el abadia
el abiodh sidi cheikh
el achir
el affroun
el aioun
el amria
el aouinet
el attaf
el bagre
el baix guinardo
el banco
el bayadh
el besos i el maresme
el cafetal
el cajon
el camp d ' en grassot i gracia nova
el camp de l ' arpa del clot
el campello
el carmel
el carmen de bolivar
el centro
el cerrito
el charco
el clot
el daein
el dorado hills
el ejido
el eulma
el fasher
el grullo
el guinardo
el hadjar
el hadjira
el hajeb
el hamma
el hatillo
el hed
el idrissia
el jadid
el jem
el kala
el kef
el khroub
el kseur
el limon
el masnou
el mirage
el monte
el obeid
el oued
el paso
el poblenou
el prat de llobregat
el progreso
el pueblito
el puerto de santa maria
el putxet i el farro
el rama
el raval
el salto
el tarf
el tigre
el tocuyo
el triunfo
el vendrell
el viejo
el vigia
elamanchili
elancourt
elazig
elbasan
elbistan
elblag
elburg
elche
elda
eldersburg
eldoret
elefsina
elektrogorsk
elektrostal '
elektrougli
elele
elgin
elista
elizabeth
elizabethtown
elk
elk grove
elk grove village
elk river
elkhart
elko
ellenabad
ellenbrook
ellesmere port
ellicott city
ellore
ellwangen
elmadag
elmhurst
elmina
elmira
elmont
elmshorn
elmwood park
eloy alfaro
elsdorf
elst
elur
elyria
embalenhle
embarcacion
embu
embu guacu
emden
emet
emiliano zapata
eminabad
eminonu
emirdag
emkhomazi
emmeloord
emmen
emmendingen
emmerich
emmiganur
empalme
empangeni
empoli
emporia
emsdetten
emure - ekiti
en naqoura
encanto
encarnacion
encarnacion de diaz
enchanted hills
encheng
encinitas
encino
encrucijada
ende
endeavour hills
energodar
enfield
enfield town
engel ' s
engelskirchen
englewood
enid
enkoping
enna
ennepetal
ennigerloh
ennis
enschede
ensenada
enshi
ensley
entebbe
enterprise
entre rios
enugu
enugu - ukwu
envigado
enzan
epe
epernay
epinal
epinay - sur - seine
epping
eppingen
epsom
epworth
eqbaliyeh
erandio
erandol
erattupetta
eravur town
erbaa
erbil
ercis
ercolano
erd
erdaojiang
erdek
erdemli
erdenet
erding
erechim
eregli
erftstadt
erfurt
ergani
erie
erkelenz
erkrath
erlangen
ermelo
ermesinde
ermont
erode
errachidia
erraguntla
errenteria
erzin
erzincan
erzsebetvaros
erzurum
es senia
esbjerg
escada
escalante
escarcega
esch - sur - alzette
eschborn
eschwege
eschweiler
escondido
escuinapa
escuintla
eseka
esenler
esenyurt
esfarayen
esher
esik
esikhaleni
eskilstuna
eskisehir
esmeralda
esmeraldas
esparreguera
espelkamp
esperantina
esperanza
espinal
espinho
espirito santo do pinhal
esplugues de llobregat
espoo
esposende
esquel
esquina
esquipulas
essaouira
essen
essendon
essex
esslingen
estancia
estancia velha
esteio
esteli
estepona
estero
estoril
estrela
esuk oron
esztergom
et taiyiba
etampes
etawa
etawah
etobicoke
ettlingen
euclid
euclides da cunha
eugene
euless
eunapolis
eureka
eusebio
euskirchen
evans
evanston
evansville
everett
evergem
evesham
evora
evreux
evry
ewell
ewing
exeter
exmouth
eysines
ezhou
ezhva
ezza - ohu
faaa
fabijoniskes
fabriano
facatativa
fada
fada n ' gourma
faenza
fagaras
failsworth
fair lawn
fair oaks
fairbanks
fairborn
fairfax
fairfield
fairfield heights
fairland
faisalabad
faizpur
fajardo
falakata
falavarjan
falconara marittima
falkenberg
falkenhagener feld
falkensee
falkirk
fall river
fallbrook
fallingbrook
falmouth
falticeni
falun
famagusta
famailla
fandriana
fangshan
fano
fanzeres
faqirwali
faqus
far rockaway
farafangana
farafenni
farah
farakka
faraskur
faratsiho
fareham
fargo
faribault
faridabad
faridkot
faridpur
farkhor
farmers branch
farmington
farmington hills
farmsen - berne
farnborough
farnham
farnworth
faro
farragut
farrokh shahr
farroupilha
farrukhabad
farrukhnagar
farsan
farshut
faruka
fasa
fasano
fastiv
fatehabad
fatehganj west
fatehpur
fatehpur sikri
fatsa
fatwa
favara
favoriten
fayetteville
fayzabad
fazilka
fazilpur
fecamp
federal way
fedorovskiy
feicheng
feira de santana
feldkirch
felege neway
felgueiras
felipe carrillo puerto
felixstowe
fellbach
felling
feltham
fendou
fengcheng
fenghua
fenghuang
fengkou
fengrun
fengxian
fengxiang
feni
fennpfuhl
fenoarivo atsinanana
fenyi
feodosiya
feraoun
fereydun kenar
fergana
ferguson
ferizaj
ferizli
ferkessedougou
fernando de la mora
fernandopolis
ferndale
ferntree gully
ferokh
ferozepore
ferrara
ferraz de vasconcelos
ferrenafe
ferrol
ferry pass
fes
fes al bali
fetesti
fetesti - gara
fethiye
fianarantsoa
fiche
fidenza
fiditi
fier
fier - cifci
figueira da foz
figueres
filderstadt
fili
financial district
findlay
finlyandskiy
finote selam
firozabad
firozpur jhirka
firuzabad
fishers
fitchburg
fiumicino - isola sacra
fizuli
flagami
flagstaff
flandes
flatbush
flatlands
fleet
fleetwood
flemalle - haute
fleming island
flensburg
fleurus
fleury - les - aubrais
flint
florence
florence - graham
florencia
flores
flores da cunha
floriano
florianopolis
florida
floridablanca
floridia
floridsdorf
florin
florissant
florsheim
flower mound
fnidek
fochville
focsani
foggia
fokino
foligno
folkestone
follonica
folsom
fond du lac
fondi
fonseca
fontaine
fontana
fontem
fontenay - aux - roses
fontenay - sous - bois
foothill farms
forbach
forbesganj
forchheim
fordham
fordon
forest grove
forest hills
forest lake
forli
formby
formia
formiga
formigine
formosa
forquilhinha
forst
fort - de - france
fort abbas
fort beaufort
fort bragg
fort collins
fort dodge
fort hamilton
fort hood
fort lauderdale
fort lee
fort mcmurray
fort myers
fort pienc
fort pierce
fort portal
fort smith
fort walton beach
fort washington
fort wayne
fort worth
fortaleza
fortin de las flores
fortuna foothills
foshan
foso
foster city
fougeres
foumban
foumbot
fountain
fountain hills
fountain valley
fountainebleau
four corners
foz do iguacu
fraccionamiento real palmas
fraijanes
frameries
framingham
framingham center
franca
francavilla al mare
francavilla fontana
franceville
francisco beltrao
francisco i . madero
francisco morato
francistown
franco da rocha
franconville
frankenthal
frankfort
frankfurt ( oder )
frankfurt am main
franklin
franklin square
frankston
frankston east
frascati
frattamaggiore
frauenfeld
fray bentos
frechen
fredericia
frederick
fredericksburg
frederico westphalen
fredericton
frederiksberg
frederikshavn
fredrikstad
freeport
freetown
freguesia do ribeirao da ilha
freha
freiberg
freiburg
freising
freital
frejus
fremont
frenda
fresh meadows
fresnes
fresnillo
fresno
freudenstadt
fria
fribourg
fridley
friedberg
friedenau
friedrichsdorf
friedrichsfelde
friedrichshafen
friedrichshain
friendswood
friesoythe
frisco
frolovo
frome
frondenberg
frontera
frontignan
frosinone
fruit cove
frutal
fryazevo
fryazino
frydek - mistek
fu ' an
fuchucho
fuding
fuencarral - el pardo
fuengirola
fuenlabrada
fuentes del valle
fuji
fujieda
fujikawaguchiko
fujin
fujinomiya
fujioka
fujisawa
fujishiro
fujiyoshida
fukagawa
fukayacho
fukiage - fujimi
fukuchiyama
fukuecho
fukui - shi
fukuoka
fukuroi
fukushima
fukuyama
fulda
fuli
fuling
fullerton
fuman
funaishikawa
funchal
fundacion
fundong
funehikimachi - funehiki
funtua
funza
fuorigrotta
fuqing
fuquay - varina
furmanov
furstenfeldbruck
furstenwalde
furth
furukawa
fusagasuga
fushun
fussa
futtsu
fuwwah
fuxin
fuyang
fuyu
fuyuan
fuzhou
fylde
fyzabad
g ' azalkent
g ' ijduvon shahri
g ' uzor
ga - rankuwa
gaalkacyo
gabes
gaborone
gabrovo
gadag
gadag - betageri
gadarwara
gaddi annaram
gadhada
gadhinglaj
gadsden
gadwal
gafargaon
gafsa
gagarin
gagarin shahri
gage park
gaggenau
gagnoa
gagny
gahanna
gaigeturi
gaillimh
gainesville
gainsborough
gaithersburg
gajendragarh
gajraula
gajuwaka
galapagar
galati
galatsi
galdakao
galdar
galesburg
galesong
gallarate
gallatin
galle
gallup
gallus
galt
galveston
gamagori
gambat
gambela
gambiran satu
gamboma
gamboru
gamonal
gampengrejo
gamping lor
gampola
gan yavne
gandajika
ganderkesee
gandhidham
gandhinagar
gandia
gandu
gangakher
ganganagar
gangapur
gangarampur
gangawati
ganghwa - gun
gangneung
gangoh
gangtok
ganj dundwara
ganja
gannan
gantang
gao
gaogou
gaomi
gaoping
gaoyou
gaozhou
gap
gapan
gapyeong
garango
garanhuns
garbagnate milanese
garbsen
garca
garcia
gardanne
garden city
garden grove
gardena
gardez
gardner
garfield
garfield heights
garges - les - gonesse
garh maharaja
garhakota
garhmuktesar
garhwa
gariadhar
garibaldi
garissa
garko
garland
garmisch - partenkirchen
garner
garoowe
garoua
garoua boulai
garupa
gary
garzon
gashua
gaspar
gasteiz / vitoria
gastonia
gatak
gatchina
gateshead
gatineau
gaur
gauripur
gaurnadi
gava
gavarr
gavle
gawler
gay
gaya
gaza
gaziantep
gazojak
gbadolite
gbarnga
gbawe
gbongan
gdansk
gdynia
gebog
gebze
gedangan
gedera
gediz
geel
geelong
geertruidenberg
geesthacht
geidam
geidorf
geilenkirchen
geiro
geislingen an der steige
geita
gejiu
gela
geldermalsen
geldern
geldrop
geleen
gelendzhik
gelibolu
gelnhausen
gelsenkirchen
gembloux
gemena
gemlik
genc
geneina
general jose de san martin
general pacheco
general pico
general roca
general santos
general tinio
general trias
genet
geneva
geneve
genhe
genk
gennevilliers
genoa
gent
genteng
genzano di roma
geoktschai
george town
georgetown
georgievka
georgiyevsk
georgsmarienhutte
gera
geraardsbergen
gerakas
geraldton
gerash
gerede
gereida
gereshk
geretsried
germantown
germering
germersheim
gero
gerona
gerrards cross
gersthofen
geseke
gesundbrunnen
getafe
getxo
gevelsberg
gevgelija
gevrai
geyve
gharaunda
ghardaia
gharyan
ghat
ghatal
ghatampur
ghatanji
ghatsila
ghauspur
ghaziabad
ghazieh
ghazipur
ghazni
gherla
ghormach
ghosi
ghoti budrukh
ghotki
ghugus
giannitsa
giarre
gibara
gibraltar
giddalur
giddarbaha
giengen an der brenz
gierloz
giesen
gif - sur - yvette
gifhorn
gifu - shi
gijang
gijon
gilbert
gillette
gillingham
gilroy
gimbi
gimcheon
gingee
ginowan
gioia del colle
girardot city
giresun
giridih
giron
girona
gisborne
gisenyi
gitarama
gitega
giugliano in campania
giulianova
giurgiu
giussano
givatayim
giyani
giza
gizycko
gjakove
gjilan
gjirokaster
gjorce petro
gladbeck
gladstone
glan
glasgow
glastonbury
glauchau
glazov
glen avon
glen burnie
glen cove
glen ellyn
glen iris
glen waverley
glendale
glendale heights
glendora
glenferrie
glenmore park
glenrothes
glenroy
glenview
glenville
gliwice
glogovac
glogow
glossop
glostrup
gloucester
glyfada
gniezno
goa
goalpara
goba
gobardanga
gobernador galvez
gobernador virasora
gobichettipalayam
gobindpur
gobo
goch
godalming
godda
godean
godhra
godo
godollo
goes
gogrial
gohadi
gohana
goiana
goianesia
goiania
goianira
goiatuba
goirle
gojo
gojra
gokak
gokarna
goksun
gol ' yanovo
gola gokarannath
golaghat
golbasi
golborne
golcuk
gold coast
golden
golden gate
golden glades
golden valley
goldsboro
goleniow
goleta
golpayegan
goma
gombe
gombong
gomez palacio
gomoh
gonabad
gonaives
gonbad - e kavus
gonda city
gondal
gondar
gondia
gondomar
gonen
gonesse
gongchangling
gongdanglegi kulon
gongju
gongzhuling
goodlands
goodyear
goole
goose creek
gopalganj
goppingen
gorakhpur
gorantla
gorele
gorelovo
gorgan
gori
goribidnur
gorinchem
goris
gorizia
gorlice
gorlitz
gorna oryahovitsa
gornji milanovac
gorno - altaysk
gorodets
gorontalo
gorseinon
goryachevodskiy
goryachiy klyuch
gorzow wielkopolski
gosaba
gose
gosen
goseong
gosforth
goshen
goshogawara
goslar
gosport
gostivar
gostyn
goteborg
gotenba
gotha
gotse delchev
gotsucho
gottingen
gouda
goulburn
goussainville
govardhan
governador valadares
gowurdak
goya
goyang - si
goyerkata
graaff - reinet
grabouw
gracia
gradignan
gragnano
graham
grahamstown
grajau
grajewo
gramercy park
granada
granadero baigorria
granadilla de abona
granby
grand - bassam
grand boulevard
grand forks
grand island
grand junction
grand prairie
grand rapids
grande - synthe
grande prairie
grandview
graneros
granger
grangwav
granite bay
granite city
granja
granollers
grantham
grants pass
granville
grao de murviedro
grapevine
grasse
gravata
gravatai
gravesend
gravina di catania
gravina in puglia
grays
grayslake
graz
grazhdanka
great falls
great kills
great malvern
great sankey
great yarmouth
greater grand crossing
greater noida
greater northdale
greater sudbury
greeley
green
green bay
green valley
greenacre
greenacres city
greenbelt
greenburgh
greenfield
greenford
greenock
greenpoint
greensboro
greensborough
greenville
greenwood
greer
greifswald
greiz
gremda
grenoble
gresham
gresik
gressier
greve
greven
grevenbroich
greystanes
gries
griesheim
griffin
grigny
grimbergen
grimsby
grodzisk mazowiecki
grogol
gronau
groningen
groot ijsselmonde
grootfontein
gropiusstadt
gros - gerau
gros - umstadt
grosseto
grottaglie
grove city
groznyy
grudziadz
grugliasco
gryazi
gryfino
guacamayas
guacara
guadalajara
guadalajara de buga
guadalupe
guadix
guaiba
guaimaro
guaira
guaiuba
guajara mirim
gualeguay
gualeguaychu
guamuchil
guanabacoa
guanajay
guanajuato
guanambi
guanare
guangming
guangshui
guangyuan
guangzhou
guanhaes
guankou
guantanamo
guapimirim
guapore
guarabira
guaramirim
guaranda
guarapari
guarapuava
guararapes
guararema
guaratingueta
guarda
guarenas
guariba
guaruja
guarulhos
guasave
guasdualito
guatemala city
guatire
guaxupe
guayama
guayaquil
guayaramerin
guaynabo
gubakha
guben
gubkin
gubkinskiy
gucheng chengguanzhen
gudalur
gudermes
gudivada
gudiyatham
gudur
guduvancheri
gueckedou
guelma
guelmim
guelph
guercif
guia de isora
guider
guidonia
guidonia montecelio
guigang
guiglo
guigue
guiguinto
guihulngan
guildford
guilford
guilin
guimaraes
guimba
guines
guiping
guira de melena
guiren
guiria
guiseley
guiset east
guixi
guiyang
gujar khan
gujo
gujranwala
gujrat
gukovo
gul ' kevichi
gulabpura
gulaothi
gulariya
gulbarga
guledagudda
gulfport
guli
guliston
gulu
gumaca
gumdag
gumel
gumi
gumia
gumla
gummersbach
gummi
gumushkhane
guna
gundlupet
gungoren merter
gunnaur
gunsan
guntakal junction
guntur
gunupur
guozhen
gur ' yevsk
gurgaon
guri - si
gurlan
gurnee
guroymak
gurpinar
gursahaiganj
gursarai
gursu
gurupi
guruvayur
gus ' - khrustal ' nyy
gusau
gusev
gushikawa
gushu
gusinoozyorsk
guskhara
gustavo adolfo madero
gustavsberg
gustrow
gutao
gutersloh
guwahati
guyancourt
guye
guyong
gwadar
gwalior
gwangju
gweru
gyal
gyeongju
gyeongsan - si
gyoda
gyongyos
gyor
gyula
gyumri
ha ' il
ha dong
ha giang
ha long
ha tien
ha tinh
haaksbergen
haan
haarlem
habbouch
habiganj
habra
hachinohe
hachioji
hacienda heights
hacienda la calera
hacienda santa fe
hacilar
haciqabul
hackensack
hadagalli
hadali
hadano
hadejia
hadera
haderslev
hadgaon
hadim
hadithah
hadjout
hadley wood
hadyach
haeju
haenam
hafar al - batin
hafizabad
haflong
hafnarfjordur
hagen
hagere hiywet
hagere maryam
hagerstown
hagi
hagonoy
haguenau
hai duong
haicheng
haifa
haiger
haikou
hailakandi
hailar
hailin
hailun
haimen
haines city
haining
haiphong
haisyn
haizhou
hajduboszormeny
hajduszoboszlo
hajiganj
hajin
hajipur
hajjah
hajnowka
hakenfelde
hakha
hakkari
hakodate
hakui
hala
halabjah
halberstadt
halden
haldensleben i
haldia
haldwani
halesowen
halfaya
halhul
halifax
halisahar
haliyal
hallandale beach
halle
halle ( saale )
halle neustadt
halluin
halmstad
halol
haltern am see
haltom city
halvad
halwan
hamada
hamadan
hamah
hamakita
hamamatsu
hamanoichi
hamar
hamburg
hamburg - mitte
hamburg - nord
hamden
hameenlinna
hameln
hamhung
hami
hamilton
hamina
hamirpur
hamm
hamma bouziane
hammam - lif
hammam bou hadjar
hammam sousse
hammamet
hamme
hamminkeln
hammond
hampton
hampton park
hamtramck
hanam
hanamaki
hanau am main
hanawa
hancheng
hanchuan
handa
handan
hanford
hangal
hangu
hangzhou
haninge
hanno
hannover
hannoversch munden
hanoi
hanover
hanover park
hansi
hanting
hanumangarh
hanwella ihala
hanyu
hanzhong
haora
hapur
haqqulobod
harar
harare
harasta
harbin
harburg
harda khas
hardenberg
harderwijk
hardoi
harelbeke
haren
hargeysa
haridwar
harihar
haripur
harker heights
harlem
harlingen
harlow
harpanahalli
harpenden
harper
harrisburg
harrismith
harrison
harrisonburg
harrogate
harsewinkel
harsin
hartford
hartlepool
harunabad
harur
harvey
harwich
hasaki
hasanpur
hashimoto
hashtpar
hasilpur
hasimara
haskovo
hasloch
hassan
hasselt
hassi messaoud
hastinapur
hastings
hasuda
hat yai
hatfield
hathras
hato mayor del rey
hatogaya - honcho
hatsukaichi
hatta
hattersheim
hattiesburg
hattingen
hatvan
haugesund
hauppauge
havana
havant
haveli lakha
havelian
havelock
haverhill
haveri
havirov
havlickuv brod
havza
hawalli
hawarden
hawassa
hawsh ' isa
hawthorn
hawthorn south
hawthorne
hayama
hayang
hayes
hays
hayward
haywards heath
hayy al quwaysimah
hazaribagh
hazebrouck
hazelwood
hazleton
hazro city
heanor
heavitree
hebi
hebron
hechuan
hecun
hedaru
hede
heemskerk
heemstede
heerenveen
heerhugowaard
heerlen
hefei
hegang
heide
heidelberg
heidenheim an der brenz
heihe
heilbron
heilbronn
heiligenhaus
heiloo
heinola
heinsberg
heishan
heist - op - den - berg
hekinan
helchteren
helena
heliopolis
hell ' s kitchen
hell - ville
hellersdorf
hellevoetsluis
hellin
helmond
helmstedt
helong
helsingborg
helsingor
helsinki
hemel hempstead
hemer
hemet
hempstead
hendala
hendek
henderson
hendersonville
hendrik - ido - ambacht
hengchun
hengelo
hengshui
hengyang
heniches ' k
henin - beaumont
hennaya
hennef
hennenman
hennigsdorf
hepingjie
hepo
heppenheim an der bergstrasse
herat
herblay
herborn
hercules
herdecke
heredia
hereford
herentals
herford
hermanus
hermosa
hermosillo
hernals
herndon
herne
herne bay
herning
heroica caborca
heroica guaymas
heroica matamoros
heroica zitacuaro
herouville - saint - clair
herrenberg
herriman
herstal
herten
hertford
hervey bay
herzliya
herzogenaurach
herzogenrath
hesperia
hessisch oldendorf
heswall
hetauda
heunghae
heusden
heusweiler
heyuan
heywood
heze
hialeah
hialeah gardens
hickory
hicksville
hiddenhausen
hietzing
higashimurayama
higashine
high peak
high point
high wycombe
highland
highland park
highlands ranch
hihya
hiji
hikari
hikone
hilden
hildesheim
hillerod
hilliard
hillsboro
hillside
hilo
hilsa
hilton head
hilton head island
hilversum
himamaylan
himatnagar
himeji
himimachi
hinckley
hindaun
hindley
hindupur
hinesville
hinganghat
hingoli
hingorja
hinigaran
hinis
hinjilikatu
hino
hinthada
hirado
hirakata
hirakud
hirara
hiratacho
hiratsuka
hiriyur
hirosaki
hiroshima
hisai - motomachi
hisar
hisor
hisua
hit
hita
hitachi
hitachi - naka
hitchin
hitoyoshi
hjorring
hlohovec
hlukhiv
hlybokaye
ho chi minh city
hoa binh
hobaramachi
hobart
hobbs
hoboken
hockenheim
hod hasharon
hodal
hoddesdon
hodmezovasarhely
hodonin
hoensbroek
hoeryong
hoeyang
hof
hoffman estates
hofheim am taunus
hofu
hohen neuendorf
hohhot
hohoe
hoi an
hoima
hojai
hojo
hokuto
holbak
holbrook
hole narsipur
holguin
holiday
holladay
holland
hollis
hollister
hollola
holloway
holly springs
hollywood
holstebro
holt
holyoke
holzminden
homa bay
homagama
homburg
homer glen
homestead
homewood
homnabad
homs
homyel '
honcho
honda
hondomachi - hondo
hong kong
hongch ' on
honggang
hongjiang
hongqiao
hongseong
hongwon
honiara
honjo
honmachi
honolulu
hoofddorp
hoogeveen
hoogezand
hoogvliet
hoorn
hoover
hopewell
hopkinsville
hoppers crossing
horad zhodzina
horb am neckar
horishni plavni
horizonte
horki
horley
horlivka
horn lake
hornchurch
hornsby
horsens
horsham
horsholm
horta
horta - guinardo
hortaleza
hortolandia
horyuji
hosa ' ina
hosdurga
hoshangabad
hoshiarpur
hoskote
hospet
hosur
hot springs
hot springs national park
hotaka
hotan
hotting
houghton - le - spring
houilles
houma
houmt el souk
hounde
hounslow
houston
houthalen
hovd
hove
hovsan
howard beach
howick
hoxter
hoxtolgay
hoyerswerda
hpa - an
hradec kralove
hrazdan
hrodna
hsinchu
hua hin
huacho
huadian
huai ' an
huaibei
huaicheng
huaidian
huaihua
huainan
huaiyuan chengguanzhen
hualien city
hualmay
huamachuco
huamantla
huambo
huanan
huancavelica
huancayo
huanggang
huangmei
huangnihe
huangpi
huangshan
huangshi
huangyan
huangzhou
huanren
huanuco
huaquillas
huaral
huaraz
huatabampo
huatusco
huauchinango
huaura
huayin
huazhou
huber heights
hubli
huckelhoven
hucknall
huddersfield
huddinge
hudson
hue
huehuetenango
huejotzingo
huejutla de reyes
huelva
huesca
huetamo de nunez
hugli
huicheng
huilong
huimanguillo
huinan
huixquilucan
huixtla
huizen
huizhou
hujra shah muqim
hukeri
hukkyo - ri
hulan
hulan ergi
humacao
humaita
humen
humenne
hunchun
hunedoara
hung yen
hungnam
hunsur
hunt valley
huntersville
huntingdon
huntington
huntington beach
huntington park
huntington station
huntley
hunts point
huntsville
hunucma
huocheng
huoqiu chengguanzhen
hurghada
hurlingham
hurst
hurstville
hurth
husainabad
hushitai
husi
huskvarna
husum
hutang
hutchinson
hutto
huyton
huzhou
hvidovre
hwacheon
hwado
hwange
hwangju - up
hwaseong - si
hwasun
hwawon
hyde
hyde park
hyderabad
hyeres
hyesan
hyesan - dong
hythe
hyvinge
ẖolon
i ' zaz
i - n - salah
iacu
iasi
iba
ibadan
ibague
ibaiti
ibanda
ibara
ibaraki
ibarra
ibate
ibb
ibbenburen
ibi
ibipora
ibirite
ibitinga
ibiuna
ibiza
ibra '
ibshaway
ibusuki
ica
icara
ichalkaranji
ichchapuram
icheon - si
ichihara
ichinomiya
ichinoseki
ico
icod de los vinos
idah
idaho falls
idanre
idappadi
idar - oberstein
idfu
idku
idlib
idstein
ieper
ifakara
ifo
ifrane
iganga
igaracu do tiete
igarapava
igarape
igarape acu
igarape miri
igarassu
igatpuri
igbara - odo
igbeti
igbo - ora
igbo - ukwu
igboho
igdir
igede - ekiti
iglesias
igra
igrejinha
iguala de la independencia
igualada
iguape
iguatu
igugunu
igunga
igurusi
ihiala
iida
iisalmi
iiyama
iizuka
ijebu - igbo
ijebu - jesa
ijebu - ode
ijero - ekiti
ijmuiden
ijsselstein
ijui
ijuin
ikeda
ikeja
ikere - ekiti
ikire
ikirun
ikom
ikoma
ikongo
ikot ekpene
iksan
il ' skiy
ila orangun
ilagan
ilam
ilaro
ilawa
ilchester
ilebo
ilesa
ilgin
ilha de mocambique
ilha solteira
ilhabela
ilheus
iligan
iligan city
ilion
ilioupoli
ilkal
ilkeston
illapel
illescas
illkirch - graffenstaden
ilmenau
ilo
ilobu
iloilo
ilopango
ilorin
ilula
imaichi
imam qasim
imaricho - ko
imatra
imbituba
imishli
immokalee
imola
imperatriz
imperia
imperial
imperial beach
impfondo
imphal
imsil
imus
imzouren
ina
inaruwa
inashiki
inazawa
inca
incheon
inda silase
indaial
indaiatuba
indang
indapur
independence
indi
indian trail
indianapolis
indija
indio
indore
indramayu
ingelheim am rhein
ingeniero pablo nogues
ingenio
inglewood
inglewood - finn hill
ingolstadt
ingraj bazar
inhambane
inhumas
inisa
injambakkam
inkhil
inkster
innoshima
innsbruck
ino
inongo
inowroclaw
inozemtsevo
inuyama
inver grove heights
invercargill
inverness
ioannina
iowa city
ipatinga
ipatovo
ipiales
ipiau
ipira
ipis
ipoh
ipojuca
ipora
ipoti
ipswich
ipu
iquique
iquitos
iradan
irakleio
irakleion
iranshahr
irapuato
irati
irbid
irbit
irece
iriga city
iringa
iringal
irinjalakuda
irkutsk
irondequoit
ironville
irosin
irpin
irun
irvine
irving
irving park
irvington
isahaya
isaka
isakogorka
isawa
ise
ise - ekiti
isehara
iserlohn
isernhagen farster bauerschaft
isesaki
isfahan
isfara
ishigaki
ishige
ishii
ishikari
ishikawa
ishiki
ishim
ishimbay
ishinomaki
ishioka
ishqoshim
ishurdi
isieke
isiolo
isiro
iskandar
iskitim
isla
isla cristina
isla vista
islamabad
islamnagar
islampur
isleworth
islington
ismailia
isna
isparta
issaquah
issia
issy - les - moulineaux
istanbul
istaravshan
istgah - e rah ahan - e garmsar
istok
istra
istres
isulan
itabaiana
itaberaba
itaberai
itabira
itabirito
itaborai
itabuna
itacoatiara
itaguai
itagui
itai
itaitinga
itaituba
itajai
itajuba
itako
itamaraju
itambe
itami
itanagar
itanhaem
itapage
itaparica
itapecerica da serra
itapecuru mirim
itapema
itaperucu
itaperuna
itapetinga
itapetininga
itapeva
itapevi
itapipoca
itapira
itapolis
itaquaquecetuba
itaqui
itarare
itarsi
itatiba
itaugua
itauna
iten
ithaca
itimadpur
ito
itogon
itoigawa
itoman
itsa
itsukaichi
itu
ituiutaba
itumbiara
itupeva
itupiranga
iturama
iturrama
ituverava
itzehoe
ivano - frankivsk
ivanovo
ivanovskoye
ivanteyevka
ivatsevichy
ivrea
ivry - sur - seine
iwade
iwai
iwaki
iwakuni
iwakura
iwamizawa
iwanuma
iwase
iwata
iwatsuki
iwo
iwon - up
ixmiquilpan
ixtaczoquitlan
ixtapa
ixtapa - zihuatanejo
ixtapaluca
ixtepec
ixtlan del rio
iyo
izberbash
izegem
izhevsk
izki
izmail
izmaylovo
izobil ' nyy
iztacalco
iztapalapa
izucar de matamoros
izumi
izumiotsu
izumisano
izumo
izyum
i̇dil
i̇mamoglu
i̇negol
i̇skenderun
i̇zmir
i̇zmit
i̇znik
ja ela
jabalpur
jabalya
jablah
jablonec nad nisou
jaboatao
jaboatao dos guararapes
jaboticabal
jacaltenango
jacarei
jacarezinho
jaciara
jackson
jackson heights
jacksonville
jacksonville beach
jacmel
jacobabad
jacobina
jacona de plancarte
jaen
jaffa
jaffna
jagadhri
jagatsinghapur
jagdalpur
jagdishpur
jagdispur
jaggayyapeta
jagna
jagodina
jagraon
jagtial
jaguaquara
jaguarao
jaguarari
jaguariaiva
jaguaribe
jaguariuna
jaguaruana
jaguey grande
jahanabad
jahangirabad
jahanian shah
jahazpur
jaigaon
jaipur
jais
jaisalmer
jaisingpur
jaitaran
jaito
jajpur
jakarta
jakobsberg
jakomini
jalai nur
jalal - abad
jalalabad
jalalpur
jalalpur jattan
jalalpur pirwala
jalandhar
jalapa
jalarpet
jalaun
jales
jalesar
jaleshwar
jalgaon
jalgaon jamod
jalilabad
jalingo
jalna
jalor
jalostotitlan
jalpaiguri
jaltipan de morelos
jamaame
jamadoba
jamai
jamaica
jamaica plain
jamalpur
jambi city
jambusar
jamestown
jamjamal
jamkhandi
jammalamadugu
jammu
jamnagar
jampur
jamshedpur
jamtara
jamui
jamundi
jamuria
janakpur
janauba
jandiala
jandira
janesville
jangaon
jangipur
janin
janjgir
januaria
jaora
japekrom
japeri
jarabacoa
jarabulus
jaragua
jaragua do sul
jaral del progreso
jaranwala
jarash
jardim
jardim paulista
jardin america
jardines de la silla ( jardines )
jardinopolis
jarocin
jaroslaw
jarrow
jaru
jaruco
jarvenpaa
jasdan
jashpurnagar
jasim
jaslo
jaspur
jastrzebie zdroj
jaswantnagar
jaszbereny
jatai
jatani
jaten
jatibarang
jatiroto
jatiwangi
jatoba
jatoi shimali
jau
jauharabad
jauja
jaunpur
javanrud
javea
jawhar
jawor
jaworzno
jayamkondacholapuram
jayapura
jaynagar
jaynagar - majilpur
jayrud
jbail
jebba
jeddah
jefferson city
jeffersontown
jeffersonville
jega
jeju city
jekabpils
jekulo
jelenia gora
jelgava
jember
jena
jendouba
jenjarum
jenks
jenzan
jeongeup
jeonju
jequie
jerada
jerantut
jeremie
jerez de garcia salinas
jerez de la frontera
jersey city
jerusalem
jesi
jessore
jesus del monte
jesus maria
jesus menendez
jetpur
jevargi
jewar
jeypore
jha - jha
jhabua
jhajjar
jhalawar
jhalrapatan
jhalu
jhang sadr
jhanjharpur
jhansi
jhargram
jharia
jharsuguda
jhawarian
jhelum
jhingergacha
jhinjhak
jhunjhunun
ji ' an
ji parana
jiagedaqi
jiamusi
jian ' ou
jiangkou
jiangmen
jianguang
jiangyan
jiangyin
jiangyou
jianshui
jiaojiang
jiaozhou
jiaozuo
jiashan
jiaxing
jiayuguan
jiazi
jidd hafs
jidong
jiehu
jieshi
jieshou
jiexiu
jieyang
jiguani
jihlava
jijel
jijiang
jijiga
jilib
jilin
jimaguayu
jimenez
jimeta
jimma
jimo
jinan
jinan - gun
jinchang
jincheng
jind
jindrichuv hradec
jingdezhen
jinghong
jingling
jingmen
jingzhou
jinhua
jining
jinja
jinji
jinjiang
jinka
jinotega
jinotepe
jinsha
jinshi
jintur
jinxiang
jinzhou
jipijapa
jiquilpan de juarez
jirja
jirkov
jishu
jishui
jisr ash shughur
jitra
jiujiang
jiupu
jiuquan
jiutai
jiutepec
jixi
jizan
jizzax
joacaba
joal - fadiout
joao monlevade
joao pessoa
joao pinheiro
jobabo
jodhpur
joensuu
joetsu
jogbani
jogonalan
johannesburg
johns creek
johnson city
johnston
johor bahru
joinville
joliet
joliette
jolo
jombang
jonava
jonesboro
jonkoping
jonquiere
joplin
jora
jorhat
jos
jose bonifacio
jose c . paz
jose de freitas
jose mariano jimenez
jose panganiban
joue - les - tours
jounieh
jovellanos
joymontop
joypur hat
jozsefvaros
juan diaz
juan griego
juan jose rios
juanjui
juarez
juatuba
juazeiro do norte
juba
juchen
juchitan de zaragoza
judita
juegang
jugsalai
juhaynah
juigalpa
juiz de fora
juliaca
julich
julio de castilhos
jumilla
jumri tilaiya
junagadh
junction city
jundiai
juneau
junin
junnar
jupiter
jurmala
jurupa valley
justiniskes
jutiapa
juticalpa
juventino rosas
juwana
juybar
juye
jyvaskyla
k ' olito
kaarela
kaarina
kaarst
kabacan
kabale
kabalo
kabanjahe
kabankalan
kabanovo
kabare
kabarnet
kabaty
kabba
kabin buri
kabinda
kabirwala
kabrai
kabul
kabwe
kachia
kachkanar
kadakkavoor
kadayanallur
kadi
kadiri
kadirli
kadiyivka
kadoma
kadugli
kaduna
kadur
kaedi
kaele
kaeng khoi
kaeng khro
kaesong
kafanchan
kaffrine
kafr ad dawwar
kafr ash shaykh
kafr az zayyat
kafr laha
kafr saqr
kafr takharim
kafr zayta
kafranbel
kafue
kaga bandoro
kagal
kagizman
kagoro
kagoshima
kahama
kahna nau
kahramanmaras
kahriz
kahror pakka
kahta
kahului
kahuta
kaiama
kaifeng
kaihua
kaikalur
kailaras
kailashahar
kailua
kaimganj
kaimori
kainan
kairana
kairouan
kaisariani
kaiserslautern
kaithal
kaitong
kaiyuan
kaizuka
kajaani
kajiki
kakamega
kakamigahara
kakata
kakching
kakegawa
kakhovka
kakinada
kakogawacho - honmachi
kakonko
kakrala
kakuda
kalach
kalach - na - donu
kalachinsk
kalakkadu
kalaleh
kalamaria
kalamassery
kalamata
kalamazoo
kalamb
kalamnuri
kalandia
kalanwali
kalasin
kalat
kalavad
kalavoor
kalemie
kalia
kalianget
kalibo ( poblacion )
kaliganj
kalimpong
kaliningrad
kalininskiy
kalinkavichy
kalispell
kalisz
kaliyaganj
kalk
kalka
kallakkurichchi
kallangur
kallidaikurichi
kallio
kallithea
kalmar
kalmunai
kalna
kalol
kalpatta
kalpi
kaltan
kaluga
kalulushi
kalur kot
kalush
kalutara
kalyan
kalyandurg
kalyani
kamaishi
kamakura
kamal
kamalasai
kamalia
kaman
kamareddi
kamarhati
kamateron
kamba
kambar
kambove
kameda - honcho
kamen
kamen ' - na - obi
kamensk - shakhtinskiy
kamensk - ural ' skiy
kameoka
kameyama
kamianets - podilskyi
kamianske
kamienna gora
kamifukuoka
kamigyo - ku
kamiichi
kamiiso
kamimaruko
kamina
kaminokawa
kaminoyama
kamirenjaku
kamloops
kamo
kamogawa
kamojimacho - jogejima
kamoke
kamp - lintfort
kampala
kampen
kampene
kamphaeng phet
kampli
kampong baharu balakong
kampong cham
kampong chhnang
kampong dungun
kampong masjid tanah
kampong pangkal kalong
kampong speu
kampot
kampung ayer keroh
kampung baharu nilai
kampung baru subang
kampung bukit baharu
kampung pasir gudang baru
kampung sungai ara
kamra
kamthi
kamyaran
kamyshin
kamyshlov
kan ' onjicho
kananga
kanash
kanasin
kanata
kanaya
kanazawa
kanbe
kanchanaburi
kanchipuram
kanchrapara
kanda
kandahar
kandalaksha
kandana
kandhkot
kandhla
kandi
kandiaro
kandla
kandukur
kandy
kandyagash
kanekomachi
kaneohe
kanevskaya
kanganpur
kangar
kangasala
kangavar
kangayam
kangding
kangdong - up
kanggye
kanie
kanigiri
kaniv
kankakee
kankan
kankanhalli
kanker
kannabecho - yahiro
kannad
kannangad
kannapolis
kannauj
kanniyakumari
kannur
kano
kanoya
kanpur
kansanshi
kansas city
kansk
kant
kantabanji
kanth
kantharalak
kanuma
kanuru
kanye
kanzakimachi - kanzaki
kaohsiung
kaolack
kapadvanj
kapan
kapellen
kapenguria
kapiri mposhi
kaposvar
kapotnya
kapsan - up
kapshagay
kapurthala
kara
kara - balta
karabaglar
karabuk
karabulak
karacabey
karachayevsk
karachi
karacoban
karad
karagandy
karaikal
karaikkudi
karaj
karak city
karakocan
karakol
karakul '
karamadai
karaman
karamay
karamsad
karamursel
karangampel
karanganom
karangsembung
karanja
karanpur
karapinar
karasu
karasu mahallesi
karasuk
karatau
karatsu
karauli
karbala
karben
karcag
karditsa
kardzhali
kareli
karera
karhal
karhula
kariba
karimganj
karimnagar
kariya
karjat
karkala
karkira
karlovac
karlovy vary
karlshamn
karlshorst
karlskoga
karlskrona
karlsruhe
karlstad
karmala
karmi ' el
karnal
karoi
karol bagh
karonga
karor
karpinsk
kars
karsiyang
kartaly
kartarpur
kartasura
karur
karuri
karvina
karwar
kasama
kasamatsucho
kasamwa
kasangulu
kasaoka
kasaragod
kasba
kasba tadla
kaseda - shirakame
kasese
kasganj
kashgar
kashihara
kashihara - shi
kashima
kashima - shi
kashipur
kashira
kashiwa
kashiwazaki
kashmar
kashmor
kasihan
kasimov
kasoa
kasongo
kasongo - lunda
kaspiysk
kasrawad
kassala
kassel
kasserine
kastamonu
kastanayevo
kasugai
kasukabe
kasulu
kasungu
kasur
katabu
kataragama
katerini
katghora
kathmandu
kathu
kathua
kati
katihar
katima mulilo
katiola
katol
katori - shi
katoro
katowice
katoya
katras
katrineholm
katsina
katsina - ala
katsuren - haebaru
katsuta
katsuura
katsuyama
kattaqo ' rg ' on shahri
kattivakkam
katumba
katunayaka
katutura
katwijk aan zee
kaufbeuren
kaunas
kaura namoda
kavadarci
kavaje
kavakli
kavala
kavali
kawagoe
kawaguchi
kawalu
kawambwa
kawanishi
kawanoecho
kawardha
kawasaki
kawit
kawm hamadah
kawm umbu
kawthoung
kaya
kayalpattinam
kayan
kayankulam
kayes
kayseri
kaysville
kayunga
kayyerkan
kazan
kazanlak
kazerun
kazincbarcika
kazo
kearney
kearns
kearny
kebomas
kebonarun
kecskemet
kedainiai
kediri
kedungwaru
kedungwuni
kedzierzyn - kozle
keelakarai
keelung
keene
kefamenanu
kefar yona
keffi
kehl
keighley
keizer
kekri
kelaniya
kelibia
kelishad va sudarjan
kelkheim ( taunus )
kelkit
keller
kellyville
kelo
kelowna
kemalpasa
kemerovo
kemi
kemise
kempen
kempston hardwick
kempten ( allgau )
kemri
ken caryl
kencong
kendal
kendale lakes
kendall
kendall west
kendari
kendraparha
kenema
kenilworth
keningau
kenitra
kenmore
kenner
kennesaw
kennewick
kenosha
kenscoff
kensington
kent
kentau
kentwood
kepanjen
keratsini
kerava
kerch
keren
kericho
kerkrade
kerman
kermanshah
kernersville
kerpen
kerrville
kertih
kertosono
kesabpur
kesan
keshod
keshorai patan
keskin
kestel
keswick
keszthely
ketanggungan
ketou
ketrzyn
kettering
kevelaer
kew
kew gardens hills
key west
keysborough
keystone
kfar saba
khabarovsk
khabarovsk vtoroy
khachrod
khadki
khadyzhensk
khagaria
khagaul
khagrachhari
khair
khairabad
khairagarh
khairpur
khairpur mir ' s
khairpur nathan shah
khairpur tamewah
khajuraho group of monuments
khalabat
khalandrion
khalifah a city
khalilabad
khalis
khalkhal
khambhaliya
khambhat
khamgaon
khamis mushait
khammam
khan shaykhun
khan yunis
khanabad
khanbari
khandela
khandwa
khangah dogran
khanjarah
khanna
khanpur
khanpur mahar
khanty - mansiysk
khanu woralaksaburi
kharagpur
kharakvasla
kharan
kharar
khardah
khargone
kharian
kharkhauda
kharkiv
khartoum
khartsyz ' k
khasavyurt
khash
khashuri
khatauli
khategaon
khawr fakkan
kheda
khedbrahma
khekra
khemis el khechna
khemis miliana
khemisset
khenchela
khenifra
kheralu
kheri
kherson
khewra
khimki
khirdalan
khiwa
khlong luang
khmelnytskyi
khmilnyk
khobar
kholmsk
khomeyn
khomeyni shahr
khon kaen
khopoli
khoroshevo - mnevniki
khorramabad
khorramdarreh
khorramshahr
khorugh
khost
khosta
khot ' kovo
khouribga
khovd
khowai
khowy
khromtau
khujand
khulm
khulna
khunti
khurai
khurda
khurja
khurrianwala
khushab
khust
khuzdar
khvansar
kiambu
kibaha
kibiti
kibondo
kibre mengist
kibungo
kibuye
kicevo
kichha
kidapawan
kidatu
kidderminster
kidodi
kidsgrove
kiel
kielce
kiffa
kifisia
kifri
kigali
kigoma
kigonsera
kihei
kijang
kikinda
kikuchi
kikwit
kil bhuvanagiri
kilifi
kilis
kilju
kilkenny
kilkis
killeen
kilmarnock
kilosa
kimberley
kimhae
kimitsu
kimje
kimovsk
kimry
kinana
kindia
kindu
kinel '
kineshma
king ' s lynn
kingisepp
kingman
kingori
kings bridge
kingsport
kingston
kingston upon hull
kingstown
kingsville
kingswinford
kingswood
kinshasa
kinston
kintampo
kinwat
kinzan
kiomboi
kipushi
kirando
kiraoli
kiratpur
kirchheim unter teck
kireyevsk
kirguli
kirikhan
kirikkale
kirishi
kirkagac
kirkby
kirkby in ashfield
kirkcaldy
kirkkonummi
kirkland
kirklareli
kirkuk
kirkwood
kirov
kirovgrad
kirovo - chepetsk
kirovs ' k
kirovsk
kirsehir
kirtipur
kirwan
kiryas joel
kiryat gat
kiryu
kirzhach
kisai
kisangani
kisaran
kisarazu
kisela voda
kiselevsk
kisesa
kish
kishanganj
kishangarh
kishiwada
kishorganj
kishtwar
kisi
kisii
kiskunfelegyhaza
kiskunhalas
kislovodsk
kismayo
kispest
kissidougou
kissimmee
kisumu
kitahama
kitahiroshima
kitaibaraki
kitakami
kitakata
kitakyushu
kitale
kitami
kitchener
kitgum
kithor
kitob
kitsuki
kitwe
kitzingen
kiwira
kizel
kizhake chalakudi
kiziltepe
kizilyurt
kizlyar
kladno
klaeng
klagenfurt am worthersee
klaipeda
klamath falls
klang
klangenan
klaten
klatovy
klebang besar
klerksdorp
kleve
klimovsk
klin
klintsy
klodzko
kluang
kluczbork
klungkung
knjazevac
knokke - heist
knoxville
knurow
knysna
ko samui
kobanya
kobayashi
kobe
koblenz
kobryn
koch ' ang
koch bihar
kochani
kochi
kochubeyevskoye
kodaikanal
kodamacho - kodamaminami
kodar
kodinar
kodungallur
koelwar
koesan
koforidua
kofu
koga
kogalym
koge
kogon shahri
koh kong
kohat
kohima
kohtla - jarve
koidu
kokhma
kokkola
kokologo
kokomo
kokopo
kokrajhar
kokshetau
koksijde
kokstad
kokubu - matsuki
kokubunji
kol ' chugino
kolar
kolasib
kolda
kolding
kolea
kolhapur
kolin
kolkata
kollam
kollegal
koln
kolo
kolobrzeg
kolokani
kolomenskoye
kolomna
kolomyagi
kolomyia
kolonnawa
kolpashevo
kolpino
kolwezi
komaki
komarno
komatipoort
komatsu
komatsushimacho
kombissiri
kombolcha
komendantsky aerodrom
komlo
komono
komoro
komotini
komsomolsk - on - amur
kon tum
konakovo
konan
konch
kondagaon
kondapalle
kondoa
kondopoga
koneurgench
kongolo
kongoussi
konibodom
konigs wusterhausen
konigsbrunn
konigswinter
konin
koniz
konnagar
konongo
konosu
konotop
konskie
konstanz
kontagora
kontich
konya
koothanallur
kopaganj
kopargaon
kopavogur
kopenick
koper
kopeysk
koppal
koprivnica
koprivnice
koraput
koratla
korba
korbach
korce
koreatown
koregaon
korem
korenovsk
korfez
korhogo
korinthos
koriyama
korkino
korkuteli
korla
kornwestheim
korolev
koronadal
korosten '
korostyshiv
korsakov
korschenbroich
kortrijk
koryazhma
korydallos
kosamba
kosan
koscian
koscierzyna
koshigaya
kosi
kosice
koson
kosong
kosonsoy
kostanay
kosti
kostomuksha
kostopil '
kostroma
kostyantynivka
koszalin
kot addu
kot diji
kot ghulam muhammad
kot malik barkhurdar
kot mumin
kot radha kishan
kot samaba
kota
kota bharu
kota kinabalu
kota tinggi
kotabumi
kotagiri
kotamangalam
kotdwara
kotel ' nich
kothen
kotikawatta
kotka
kotkapura
kotlas
kotli
kotli loharan
kotlovka
kotma
kotovo
kotovsk
kotputli
kotri
kottagudem
kottayam
kotturu
koudougou
koulikoro
koumra
koupela
kourou
kousa
kousseri
koutiala
kouvola
kovancilar
kovel
kovilpatti
kovrov
kovur
kovvur
kovylkino
kowloon
kowon - up
koynanagar
koysinceq
koz ' modem ' yansk
kozakai - cho
kozan
kozani
kozeyevo
kozhikode
kozhukhovo
kozluk
kozyatyn
kpalime
kpandu
kraaifontein
krabi
kragujevac
krakow
kraksaan
kraljevo
kramators ' k
kranj
krasnik
krasnoarmeysk
krasnoarmeyskaya
krasnodar
krasnogorsk
krasnogvargeisky
krasnohrad
krasnokamensk
krasnokamsk
krasnotur ' insk
krasnoufimsk
krasnoural ' sk
krasnoyarsk
krasnoye selo
krasnoznamensk
krasnyy luch
krasnyy sulin
krathum baen
krefeld
kremenchuk
kremenets
kreminna
kresek
krestovskiy ostrov
kretinga
kreuzberg
kreuztal
krian
kribi
kriens
krimpen aan den ijssel
krishnagiri
krishnanagar
krishnarajpet
kristiansand
kristianstad
kriva palanka
krnov
krolevets '
kromeriz
kronstadt
kroonstad
kropotkin
kropyvnytskyi
krosno
krotoszyn
kroya
krugersdorp
kruje
krusevac
krychaw
krymsk
kryvyi rih
ksar chellala
ksar el boukhari
ksar el kebir
ksar hellal
ksour essaf
kstovo
kuah
kuala belait
kuala kangsar
kuala lumpur
kuala selangor
kuala terengganu
kuala tungkal
kualakapuas
kuandian
kuang
kuantan
kubinka
kuchaiburi
kuchaman
kuchera
kuchinarai
kuching
kudamatsu
kudat
kudligi
kudus
kudymkar
kufa
kuhdasht
kuje
kukatpalli
kukichuo
kukshi
kula
kulachi
kulai
kulebaki
kulim
kulittalai
kulmbach
kulob
kulp
kultali
kulti
kulu
kumagaya
kumamoto
kumanovo
kumasi
kumba
kumbakonam
kumbalam
kumbo
kumertau
kumhari
kumher
kumo
kumru
kumta
kunda
kundarkhi
kundian
kundla
kunduz
kungalv
kungsholmen
kungur
kunigal
kuningan
kunjah
kunming
kunnamangalam
kunnamkulam
kunri
kunshan
kunwi
kunyang
kuopio
kupang
kupchino
kupjansk
kuqa
kur ' yanovo
kurakhovo
kurandvad
kurashiki
kurayoshi
kurchaloy
kurchatov
kurduvadi
kure
kurgan
kurganinsk
kurihashi
kurinjippadi
kurnool
kurobe - shi
kuroda
kuroishi
kuroiso
kurortnyy
kursk
kurtalan
kurten
kurume
kurunegala
kurye
kusadasi
kusatsu
kushchevskaya
kushikino
kushima
kushiro
kushtagi
kushtia
kushva
kuskovo
kusong
kut chap
kuta
kutahya
kutaisi
kutiatodu
kutloanong
kutna hora
kutno
kutoarjo
kuttampuzha
kuvandyk
kuwait city
kuwana
kuybyshev
kuz ' minki
kuzhithurai
kuznetsk
kwadukuza
kwale
kwang binh
kwangmyong
kwangyang
kwekwe
kwidzyn
kwinana
kyaikkami
kyaiklat
kyaikto
kyain seikgyi township
kyathampalle
kyaukse
kyela
kyiv
kyle
kyongsong
kyosai
kyoto
kyrenia
kyshtym
kyustendil
kyzyl
kyzyl - kyya
kyzylorda
l ' alfas del pi
l ' antiga esquerra de l ' eixample
l ' aquila
l ' arbaa nait irathen
l ' govskiy
l ' hay - les - roses
l ' hospitalet de llobregat
la asuncion
la barca
la bonanova
la calera
la canada flintridge
la carlota
la castellana
la ceiba
la ceja
la celle - saint - cloud
la chaux - de - fonds
la chorrera
la ciotat
la courneuve
la crosse
la defense
la dolorita
la dorada
la estrella
la fria
la garde
la garenne - colombes
la gi
la gomera
la goulette
la guaira
la habana vieja
la habra
la haute - saint - charles
la isla
la jolla
la laguna
la libertad
la ligua
la lima
la linea de la concepcion
la louviere
la madeleine
la marina de port
la maternitat i sant ramon
la mesa
la mirada
la mohammedia
la nova esquerra de l ' eixample
la oliva
la orilla
la orotava
la oroya
la paz
la paz centro
la peca
la piedad
la pintana
la plata
la pobla de vallbona
la porte
la possession
la prairie
la presa
la prosperitat
la puente
la quinta
la rinconada
la rioja
la roche - sur - yon
la rochelle
la romana
la sagrera
la salud
la sebala du mornag
la serena
la seyne - sur - mer
la spezia
la tebaida
la teste - de - buch
la trinidad
la troncal
la union
la valette - du - var
la vergne
la verne
la verneda i la pau
la victoria
la vila de gracia
la villa del rosario
la virginia
laascaanood
laatzen
laayoune
labasa
labe
labinsk
labis
labuan
labuan bajo
labuhan deli
labytnangi
lac
lacey
lachhmangarh sikar
ladang seri kundang
ladera ranch
ladhewala waraich
ladispoli
ladner
ladnun
ladwa
lady frere
ladyzhyn
lae
lafayette
lafia
lafiagi
lagarto
lagdo
lage
lages
laghouat
lagny - sur - marne
lago da pedra
lagoa da prata
lagoa santa
lagoa vermelha
lagos
lagos de moreno
lagrange
laguna
laguna beach
laguna de duero
laguna hills
laguna niguel
lagunillas
lahad datu
lahan
lahar
laharpur
lahat
lahij
lahore
lahr
lahti
laibin
lainate
laiwu
laixi
laiyang
laizhou
lajas
lajeado
lajedo
lake charles
lake elsinore
lake forest
lake havasu city
lake in the hills
lake jackson
lake magdalene
lake oswego
lake ridge
lake ronkonkoma
lake sebu
lake stevens
lake worth
lake worth corridor
lakeland
lakeside
lakeville
lakewood
lakhdaria
lakheri
lakhimpur
lakhyabad
lakki
lakota
laksham
lakshmeshwar
lakshmipur
lal bahadur nagar
lala musa
lalago
lalganj
lalgola
lalgudi
lalian
lalin
lalitpur
lalmohan
lalmonirhat
lalor
lalsot
lalupon
lambare
lambarene
lambayeque
lambersart
lamezia terme
lamia
lamin
lamongan
lampa
lampang
lampertheim
lamphun
lamu
lanaken
lancaster
lanciano
lancy
land o ' lakes
landau in der pfalz
landover
landsberg am lech
landshut
landskrona
lanester
lang son
langarud
langen
langenfeld
langenhagen
langenhorn
langepas
langfang
langford
langley
langsa
langtoucun
langwarrin
langxiang
langzhong
lankaran
lankwitz
lannion
lansing
lanxi
lanzhou
lao cai
laoag
laohekou
laojunmiao
laon
lapa
laplace
laporte
lappeenranta
lapu - lapu city
lar
larache
laramie
laranjal paulista
laranjeira
laranjeiras
laranjeiro
larbaa
lardjem
laredo
largo
larisa
larkana
larnaca
larvik
las animas
las brenas
las choapas
las cruces
las cumbres
las margaritas
las matas de farfan
las palmas de gran canaria
las piedras
las pinas
las pintas de arriba
las pintitas
las rozas de madrid
las tejerias
las torres de cotillas
las tunas
las vegas
lasem
lashio
lashkar gah
latacunga
latakia
latehar
latham
lathi
lathrop
latina
latur
lauderdale lakes
lauderhill
lauf an der pegnitz
launceston
laungowal
laurel
laurelton
lauro de freitas
lausanne
lautaro
lautoka
lauttasaari
laval
laventille
lavradio
lavras
lawang
lawas
lawndale
lawrence
lawrenceville
lawton
layton
layyah
lazarevac
lazarevskoye
lazdynai
laziska gorne
le blanc - mesnil
le bouscat
le cannet
le chesnay
le creusot
le gosier
le grand - quevilly
le havre
le kremlin - bicetre
le lamentin
le mans
le mee - sur - seine
le moule
le perreux - sur - marne
le petit - quevilly
le plessis - robinson
le port
le puy - en - velay
le robert
le tampon
league city
leamington
leander
leatherhead
leavenworth
leawood
lebach
lebaksiu
lebanon
lebedyan '
lebedyn
lebork
lebowakgomo
lebrija
lebu
lecce
lecco
lecheng
leczna
lee ' s summit
leeds
leer
leerdam
leesburg
leeuwarden
lefortovo
leganes
legaspi
legionowo
legnago
legnano
legnica
leh
lehi
lehigh acres
lehrte
leicester
leichlingen
leiden
leiderdorp
leigh
leighton buzzard
leimen
leinfelden - echterdingen
leioa
leipzig
leiria
leisure city
leiyang
lekki
lelystad
lembang
leme
lemgo
lemon grove
lemoore
lenbe
lencois paulista
lend
lenexa
lenger
lengerich
lengshuijiang
lengshuitan
leningradskaya
leninogorsk
leninsk - kuznetsky
leninskiye gory
lennestadt
lennox
lens
lensk
lentini
lents
leo
leogane
leominster
leon
leon de los aldama
leonberg
leonovo
leopoldina
lepe
lere
leribe
lerida
lerma de villada
lermontov
lerum
les abymes
les cayes
les corts
les lilas
les mureaux
les ulis
leshan
leskovac
lesnoy
lesosibirsk
lesozavodsk
leszno
letchworth garden city
lethbridge
leticia
letpandan
leusden
leutkirch
leuven
levallois - perret
leverkusen
levice
levis
levittown
levoberezhnyy
lewiston
lewiston orchards
lewisville
lexington
lexington - fayette
leyland
leyva solano
lhasa
lhokseumawe
lianghu
liangxiang
lianhe
lianjiang
lianozovo
lianran
lianshan
lianyuan
lianzhou
liaocheng
liaoyang
liaoyuan
liaozhong
libano
liben
libenge
liberal
liberec
liberia
libertad
libertador general san martin
liberty
libertyville
libon
libourne
libreville
licata
licenciado benito juarez ( campo gobierno )
licheng
lichfield
lichinga
lichtenberg
lichtenburg
lichtenfels
lichtenrade
lichterfelde
lichuan
lida
lidingo
lidkoping
lido di ostia
liege
liepaja
lier
lievin
lijiang
likasi
likhobory
likino - dulevo
lille
liloan
lilongwe
lima
limache
limassol
limay
limbach - oberfrohna
limbang
limbdi
limbe
limbiate
limburg an der lahn
limeira
limoeiro
limoeiro do norte
limoges
limon
limonar
limpio
linares
lincheng
lincoln
lincoln park
lincoln square
lincolnia
linda - a - velha
lindau
linden
lindenhurst
lindi
lindlar
lindsay
linevo
linfen
lingayen
lingcheng
lingdong
lingen
linghai
lingsugur
lingyuan
linhai
linhares
linjiang
linkoping
linkou
lino lakes
linping
linqiong
linqu
lins
linshui
linstead
linton hall
lintong
linxi
linxia chengguanzhen
linyi
linz
lipa city
lipetsk
lipkovo
lippstadt
liptovsky mikulas
lira
lisakovsk
lisala
lisbon
lisburn
lishu
lishui
lisieux
liski
lisle
lisse
lissone
litherland
litomerice
little elm
little rock
littlehampton
littleton
litvinov
liuhe
liupanshui
livadeia
livermore
liverpool
livingston
livingstone
livny
livonia
livorno
livry - gargan
liwa
liwonde
ljubljana
llallagua
llanelli
llefia
lleida
lliria
lloret de mar
lloydminster
llucmajor
lo prado
loa janan
loandjili
lobatse
lobito
lobnya
lochearn
lockport
lod
lodeynoye pole
lodhran
lodi
lodja
lodwar
lodz
loei
lofthouse
logan
logan city
logan square
logrono
lohardaga
lohja
lohmar
lohne
loja
lokbatan
lokeren
lokoja
lokossa
lolodorf
lom
loma bonita
loma de gato
loma linda
lombard
lome
lomita
lomme
lommel
lomonosov
lompoc
lomza
lonar
lonavla
london
londonderry county borough
londrina
long beach
long branch
long eaton
long island city
long xuyen
longfeng
longgang
longjiang
longjing
longjumeau
longmont
longonjo
longquan
longueuil
longview
loni
lons - le - saunier
loon op zand
loos
lop buri
lopez
lorain
loralai
lorca
lorena
loreto
lorica
lorient
lormont
lorrach
los altos
los andes
los angeles
los banos
los barrios
los dos caminos
los gatos
los llanos de aridane
los mochis
los palacios
los palacios y villafranca
los patios
los polvorines
los rastrojos
los realejos
los reyes acaquilpan
los reyes de salgado
los teques
losal
losino - petrovskiy
losser
lota
loudi
louga
loughborough
louis trichardt
louisville
loule
loum
loures
loushanguan
louvain - la - neuve
louveira
lovech
loveland
loves park
lowell
lower earley
lower hutt
lower sackville
lower west side
lowestoft
lowicz
lozova
luancheng
luanda
luang prabang
luanshya
luban
lubango
lubao
lubartow
lubbecke
lubbock
lubeck
lubin
lublin
lubliniec
lubny
lubon
lubu
lubuklinggau
lubumbashi
lucapa
lucas
lucaya
lucban
lucca
lucena
lucenec
lucera
luchegorsk
lucheng
luchingu
luckeesarai
luckenwalde
lucknow
ludenscheid
ludhiana
ludinghausen
ludlow
ludwigsburg
ludwigsfelde
ludwigshafen am rhein
luebo
luena
lufkin
luga
lugano
lugazi
lugo
lugoj
lugulu
luhansk
luimneach
lujan
lukhovitsy
lukow
lukuledi
lulea
luleburgaz
lumajang
lumbang
lumberton
lumding railway colony
lumezzane
lumut
lunavada
lund
luneburg
lunel
lunen
luneville
lunglei
luninyets
lunsar
luocheng
luohe
luorong
luoyang
lupeni
lupon
luqiao
lurup
lusaka
lusambo
lushnje
lushoto
lushun
lustenau
luton
lutsk
luuq
luwero
luwuk
luxembourg
luxor
luzern
luzhniki
luziania
lviv
lyantor
lydenburg
lyman
lynchburg
lynn
lynn haven
lynnwood
lynwood
lyon
lys ' va
lyskovo
lysychans ' k
lytham st annes
lytkarino
lyubertsy
lyublino
lyubotyn
lyudinovo
m ' sila
ma ' an
ma ' arratmisrin
maalot tarshiha
maao
maarssen
maaseik
maasmechelen
maassluis
maastricht
maba
mabai
mabalacat city
mableton
mabopane
macae
macaiba
macapa
macas
macau
macclesfield
maceio
macenta
macerata
machachi
machado
machagai
machakos
machala
machali
macheng
macherla
machesney park
machhiwara
machhlishahr
machida
machilipatnam
machiques
macia
mackay
macon
macuspana
madaba
madanapalle
madang
madaoua
madaripur
maddagiri
maddaloni
maddur
madera
madgaon
madhipura
madhubani
madhupur
madhyamgram
madhyapur thimi
madikeri
madinat ' isa
madinat hamad
madinat sittah uktubar
madingou
madison
madison heights
madiun
madrid
madruga
madukkarai
madurai
madurantakam
mae chan
mae sai
mae sot
maebaru - chuo
maebashi
maesteg
maevatanana
mafeteng
mafinga
mafra
mafraq
magadan
magadi
magalang
magangue
magdalena atlicpac
magdalena contreras
magdalena de kino
magdeburg
magelang
magenta
maghull
magna
magnitogorsk
magong
magugpo poblacion
magugu
magway
maha sarakham
mahabad
mahad
mahajanga
mahalapye
mahalingpur
mahanoro
maharagama
maharaganj
maharajgani
mahasamund
mahbubabad
mahbubnagar
mahdia
mahdishahr
mahe
mahemdavad
mahendragarh
mahendranagar
maheshwar
mahilyow
mahlsdorf
mahmudabad
mahmutlar
mahoba
mahriz
mahwah
maia
maicao
maidenhead
maidstone
maiduguri
maihar
mailsi
mainaguri
mainpuri
maintal
mainz
maiquetia
mairena del alcor
mairena del aljarafe
mairinque
mairipora
mairwa
maisi
maisons - alfort
maisons - laffitte
maitland
maiurno
maizuru
majadahonda
majalengka
majalgaon
majenang
majene
majie
majorna
majuro
makassar
makati city
makeni
makhachkala
maki
makiyivka
mako
makoko
makouda
makrana
maksi
makubetsu
makueni boma
makumbako
makurazaki
makurdi
malabo
malacca
maladzyechna
malaga
malakal
malakanagiri
malakoff
malakwal
malakwal city
malambo
malanday
malang
malangawa
malanje
malanville
malappuram
malard
malatya
malaut
malavalli
malaybalay
malayer
malazgirt
malbork
maldegem
malden
maldon
maldonado
male
malegaon
maler kotla
malgobek
maliana
malilipot
malindi
malingao
malinyi
malir cantonment
malita
malkajgiri
malkapur
malkara
mallawi
malmesbury
malmo
malolos
maloyaroslavets
malpe
malpura
maltepe
malumfashi
malungun
malur
maluso
malvar
malvern east
malyn
mamanguape
mamatid
mamburao
mamou
mamoudzou
mampong
mamu kanjan
man
manacapuru
manacor
manado
manage
managua
manakara
manali
manama
manamadurai
mananara
mananjary
mananwala
manaoag
manapla
manapparai
manasa
manassas
manaus
manavadar
manavgat
manawar
manay
manbij
mancheral
manchester
mandaguari
mandal
mandalay
mandalgarh
mandali
mandaluyong city
mandamarri
mandan
mandapeta
mandaue city
mandawar
mandera
mandeville
mandi
mandi bahauddin
mandideep
mandimba
mandla
mandsaur
mandurah
manduria
mandvi
mandya
maner
manfalut
manfredonia
mangai
mangalagiri
mangaldai
mangaldan
mangalia
mangalore
mangaratiba
mangere
manggar
manghit
manglaur
mangochi
mangotsfield
mangrol
mangrul pir
manhattan
manhattan beach
manhuacu
maniar
manibaug pasig
manicaragua
manihari
manikchari
manila
manipal
manisa
manises
manitowoc
manizales
manjakandriana
manjeri
manjo
mankachar
mankato
manlleu
manmad
mannarakkat
mannargudi
mannheim
manoharpur
manokwari
manolo fortich
manosque
manouba
manp ' o
manresa
mansa
mansalay
mansehra
mansfield
mansfield city
mansilingan
mansoura
mansourah
manta
mantampay
manteca
mantes - la - jolie
mantova
manuel ojinaga
manuguru
manukau city
manvi
manwat
manzanillo
manzhouli
manzini
mao
maple grove
maple heights
maple ridge
maple valley
maplewood
mapuca
maputo
maputsoe
mar ' ' ina horka
mar ' ino
mar del plata
maraba
marabella
maracaibo
maracaju
maracanau
maracas
maracay
maracena
maradi
maragogipe
maragondon
maralal
maramag
maramba
marana
marand
marang
marano di napoli
marataizes
marau
maravatio de ocampo
marawi city
marayur
marbella
marburg an der lahn
marcavelica
march
marcianise
marcos juarez
marcq - en - baroul
mardan
mardin
marechal candido rondon
marechal deodoro
marfil
marg ' ilon
margahayukencana
margasari
margate
margherita
marhanets '
marhaura
maria la baja
mariahu
marialva
mariana
mariani
mariano
mariano comense
mariano roque alonso
mariara
maribor
marica
maricopa
mariel
mariendorf
marienfelde
marienthal
marietta
marigliano
marignane
mariinsk
marijampole
marilao
marilia
marin
marina
marina di ardea - tor san lorenzo
marina di carrara
maringa
marinha grande
marinilla
marino
marion
mariupol
marivan
mariveles
marka
markala
markapur
market harborough
markham
marki
markisches viertel
markkleeberg
marks
marl
marlboro
marlborough
marmaris
maroantsetra
marolambo
marondera
maros
maroua
maroubra
marousi
marovoay
marquette
marrakesh
marratxi
marrero
marrickville
marsala
marsberg
marseille
marseille 01
marseille 02
marseille 03
marseille 04
marseille 05
marseille 06
marseille 07
marseille 08
marseille 09
marseille 10
marseille 11
marseille 12
marseille 13
marseille 14
marseille 15
marshall
marshalltown
marsta
martaban
martapura
martigues
martil
martin
martina franca
martinez
martinez de la torre
martorell
martos
marudi
marugame
maruoka
marvdasht
mary
maryland heights
marysville
maryvale
maryville
marzahn
masaka
masaki - cho
masallatah
masan
masantol
masasi
masatepe
masaurhi buzurg
masaya
masbate
mascalucia
mascara
mascouche
maseru
mashhad
mashiko
mashtul as suq
masina
masindi
masinloc
masjed soleyman
mason
mason city
maspalomas
maspeth
massa
massafra
massama
massapequa
massawa
massillon
massy
mastaga
masterton
mastung
masuda
masumbwe
masvingo
maswa
masyaf
mata de sao joao
matabhanga
matadi
matagalpa
matai
matale
matamoros
matanzas
matao
matara
mataram
mataro
matay
matehuala
matera
mateur
mateus leme
mathba
mathura
mati
matli
matola
matosinhos
matoury
matozinhos
matsubara
matsubase
matsudo
matsue
matsumoto
matsuto
matsuyama
mattanur
matthews
matui
maturin
matveyevskoye
mau
mau aimma
maua
mauban
maubeuge
maubin
maudaha
maues
mauganj
maulavi bazar
mauldin
maumere
maun
maur
mavelikara
mavoor
mawana
mawlaik
mawlamyine
mawlamyinegyunn
maxixe
may pen
mayaguez
mayahi
mayang imphal
maych ' ew
mayiladuthurai
maykop
maymana
maywood
mazabuka
mazar - e sharif
mazara del vallo
mazarron
mazatenango
mazatlan
mazeikiai
mazinde
mazouna
mazyr
mbabane
mbaiki
mbake
mbala
mbale
mbalmayo
mbandaka
mbandjok
mbanga
mbanza - ngungu
mbanza kongo
mbarara
mbeya
mbinga
mbouda
mbuji - mayi
mcallen
mcdonough
mchenry
mckinney
mclean
mcminnville
meadow woods
meads
meaux
mecca
mechanicsville
mechelen
mechernich
mechraa bel ksiri
meckenheim
meda
medak
medan
medea
medellin
medemblik
medenine
medford
medgidia
medianeira
medias
medicine hat
medina
medina del campo
medina estates
medinipur
medjez el bab
mednogorsk
meerbusch
meerut
meftah
megara
megarine
megion
mehar
mehdia daira de meghila
mehekar
mehendiganj
mehlville
mehndawal
mehrabpur
meiderich
meidling
meiganga
meihekou
meiktila
meinerzhagen
meiningen
meissen
meizhou
mejicanos
mejorada del campo
mek ' ele
mekla
meknes
melati
melbourne
melbourne city centre
melchor ocampo
meleuz
melgar
melilla
melipilla
melissia
melito di napoli
melitopol
melle
mellunkyla
melo
melong
melouza
melrose
melrose park
melton mowbray
melun
melur
memari
memmingen
memphis
mendaha
mendeleyevsk
menden
menderes
mendez - nunez
mendi
mendip
mendoza
menemen
menen
mengcheng chengguanzhen
mengyin
menifee
menlo park
menomonee falls
menongue
mentekab
menton
mentor
mentougou
menuma
menzel bourguiba
menzel jemil
meoqui
meppel
meppen
mequon
merano
merced
mercedes
mercer island
mercerville - hamilton square
merefa
merelani
merelbeke
merida
meriden
meridian
merignac
merkezefendi
merlo
merouana
merrick
merrillville
merrimack
merritt island
merrylands
mers el kebir
mersa matruh
merseburg
mersin
mersing
merta
merter keresteciler
merthyr tydfil
mertoyudan
meru
merzifon
merzig
mesa
mesagne
meschede
meskiana
mesquite
messaad
messina
mestre
metahara
metairie
metairie terrace
metallostroy
metamorfosi
metepec
methuen
metlaoui
metlili chaamba
metro
metrogorodok
mettmann
mettupalayam
mettur
metu
metz
metzingen
meudon
meulaboh
mevasseret ziyyon
mexicali
mexico
mexico city
meybod
meycauayan
meylan
meyzieu
mezcales
mezhdurechensk
mgandu
mhango
mhasvad
miahuatlan de porfirio diaz
miami
miami beach
miami gardens
miami lakes
miamisburg
mian channun
miandoab
miandrarivo
miandrivazo
mianke mor
miano
mianwali
mianyang
miass
mibu
michalovce
michigan city
michurinsk
middelburg
middle river
middle village
middleborough
middlesbrough
middleton
middletown
midelt
midland
midlothian
midoun
midrand
midsayap
midstream
midvale
midwest city
midyat
mielec
miercurea - ciuc
mieres
migdal ha ' emeq
migori
miguel aleman ( la doce )
miguel hidalgo
miguel pereira
mihara
mijas
mikhalkovo
mikhaylovka
mikhaylovsk
miki
mikkeli
mikolow
mikuni
mila
milagro
milak
milan
milas
milazzo
mildura
milford
milford mill
mililani town
mill creek
mill park
millau
millbrae
millcreek
millerovo
millville
milpitas
milton
milton keynes
milwaukee
milwaukie
mimarsinan
minab
minacu
minakuchicho - matoba
minamata
minamirinkan
minas
minas de matahambre
minatitlan
minato
minbu
minchianabad
mindelo
minden
mineiros
mineralnye vody
mingelchaur
minggang
mingguang
minglanilla
mingora
mingshui
mingyue
minjur
minna
minneapolis
minnetonka
minnetonka mills
mino
minokamo
minot
minsk
minsk mazowiecki
mint hill
minusinsk
minyat an nasr
minzhu
mioveni
mira mesa
mira taglio
mirabel
miracema
miragoane
miramar
miramas
miranda de ebro
mirandopolis
miranpur
miranpur katra
miri
mirialguda
mirny
mirnyy
mirpur khas
mirpur mathelo
mirriah
miryang
mirzapur
misantla
misawa
mishan
mishawaka
mishima
miskolc
mislata
misratah
mission
mission bend
mission district
mission viejo
mississauga
missoula
missouri city
misterbianco
misungwi
mitcham
mitha tiwana
mithi
mito
mitrovice
mitsukaido
mitsuke
mitte
mityana
miura
mixco
mixquiahuala de juarez
miyako
miyakonojo
miyang
miyata
miyazaki
miyazu
miyoshi
mizdah
mizhou
mizque
mizunami
mizusawa
mkuranga
mlada boleslav
mlandizi
mlawa
mlimba
mlonggo
mmabatho
moa
moabit
moanda
mobara
mobile
moca
moche
mochudi
mocimboa
mocoa
mococa
modakeke
modasa
modena
modesto
modi ' in makkabbim re ' ut
modica
modiin ilit
modimolle
modling
modrany
modugno
moers
moga
mogadishu
mogan
mogi das cruzes
mogi guacu
mogi mirim
mogliano veneto
mogoditshane
mogok
mohale ' s hoek
mohali
mohammedia
mohr
mohyliv - podilskyi
moinesti
mojo
mojoagung
mojokerto
moju
mokameh
mokokchung
mokolo
mokopane
mokotow
mokpo
mokwa
mol
mola di bari
molave
molepolole
molfetta
molina
molina de segura
moline
molins de rei
mollendo
mollet del valles
molndal
molo
molodohvardiys ' k
mombasa
mombetsu
momostenango
mompos
mon repos
monaco
monastir
moncada
moncalieri
monchegorsk
monchengladbach
moncloa - aravaca
monclova
moncton
mondlo
mondovi
mondragone
monfalcone
mong cai
mongagua
monghyr
mongo
mongu
monguno
monheim am rhein
monkayo
monoharpur
monopoli
monor
monreale
monroe
monroeville
monrovia
mons
mons - en - baroul
monsanto
monsefu
monserrato
mont - de - marsan
mont - dore
mont - saint - aignan
montana
montauban
montbeliard
montcada i reixac
montceau - les - mines
montclair
monte alegre
monte alto
monte carmelo
monte caseros
monte estoril
monte mor
montebello
montebelluna
montecalvario
montecanal
montecarlo
montecchio maggiore - alte ceccato
montego bay
montelibano
montelimar
montenegro
montepuez
monterey
monterey park
monteria
montero
monteros
monterotondo
monterrey
monterusciello
montes claros
montesilvano marina
montevideo
montfermeil
montgeron
montgomery
montgomery village
montigny - le - bretonneux
montigny - les - metz
montijo
montilla
montlucon
montmorency
montpellier
montreal
montreuil
montreux
montrouge
montville center
monywa
monza
monze
mooka
moore
mooresville
moorhead
mooroolbark
moorpark
moose jaw
mopti
moquegua
mora
morada nova
moradabad
morales
moramanga
morar
moratalaz
moratuwa
morayfield
morbi
morden
morecambe
morelia
morena
moreni
moreno
moreno valley
morfelden - walldorf
morgan hill
morgan park
morgantown
mori
morigaon
moriguchi
moriki
morinda
morioka
moriya
moriyama
morley
mormugao
morningside heights
mornington
moro
morogoro
morohongo
moroleon
moron
moron de la frontera
morondava
morong
moroni
morozovsk
morphett vale
morrelgonj
morrinhos
morris heights
morrisania
morristown
morrisville
morro agudo
morro do chapeu
morshansk
morsi
morton grove
mortsel
morwa
mosbach
moscavide e portela
moscow
moses lake
moshi
moskhaton
moskovskiy
mosman
mosonmagyarovar
mosquera
moss
mossel bay
mossingen
mossoro
most
mostaganem
mostar
mostoles
mostovskoy
mosul
motala
motherwell
mothihari
motomachi
motomiya
motozintla
motril
motru
mott haven
motul
mouila
moulins
moundou
mount gambier
mount hagen
mount isa
mount juliet
mount laurel
mount lebanon
mount pearl
mount pleasant
mount prospect
mount vernon
mount waverley
mountain brook
mountain view
mountlake terrace
mouscron
moutsamoudou
mouzaia
moyale
moyobamba
moyotzingo
mozdok
mozhaysk
mozhga
mpanda
mpika
mpophomeni
mpumalanga
mragowo
mranggen
msaken
mthatha
mtinko
mtsensk
mtwara
muan
muang phonsavan
muang xay
muar
mubarakpur
mubi
muborak
mucumpiz
mucuri
mudanjiang
mudanya
mudbidri
muddebihal
mudgal
mudhol
mudkhed
mudon
mudu
mueang nonthaburi
mufulira
muggio
mughal sarai
mugla
mugnano di napoli
muhammadabad
muhlacker
muhlhausen
muhlheim am main
muikamachi
mujiayingzi
mukacheve
mukah
mukalla
mukdahan
mukerian
mukher
mukilteo
muko
mukono
muktagacha
muktsar
mul
mulbagal
mulchen
mulheim
mulhouse
mulleriyawa
multai
multan
muluppilagadu
mumbai
mumias
muncar
muncie
mundargi
mundelein
mungaoli
mungeli
mungyeong
munich
muniz
munnar
munoz
munsan
munster
muntilan
muntok
munuf
muradnagar
murakami
muratpasa
muravlenko
murcia
muret
murfreesboro
muriae
muricay
murici
muridke
muriti
muritiba
murliganj
murmansk
murom
muroran
murphy
murray
murree
murrieta
murrysville
murshidabad
murtajapur
murun - kuren
murwara
murzuq
mus
musaffah
musan - up
musanze
musashino
muscat
muscatine
mushabani
mushie
musiri
muskego
muskegon
muskogee
musoma
musselburgh
mussoorie
mustafabad
mustafakemalpasa
mustang
mut
mutare
mutengene
mutsu
muttupet
mutuali
mutxamel
muvattupula
muvattupuzha
muyinga
muyuka
muzaffarabad
muzaffargarh
muzaffarnagar
muzaffarpur
mvomero
mwadui
mwanza
mweka
mwene - ditu
my tho
myanaung
myawadi
myaydo
myeik
myingyan
myitkyina
mykolayiv
mymensingh
myrhorod
myrnohrad
myrtle beach
myski
myslowice
mysore
myszkow
mytilene
mytishchi
mzuzu
n ' dalatando
n ' diareme limamoulaye
n ' djamena
na klang
naas
nabagram
nabari
nabatiye et tahta
naberezhnyye chelny
nabeul
nabha
nabinagar
nabire
nablus
nabua
nacala
nachod
nacimiento
nacka
nacogdoches
nadapuram
nadbai
nadi
nadiad
nador
naduvannur
nadvirna
nadym
naeso
nafada
naga
nagahama
nagai
nagano
nagaoka
nagar
nagar karnul
nagareyama
nagari
nagarote
nagarpur
nagasaki
nagato
nagaur
nagcarlan
nagda
nagercoil
nageswari
nagina
nago
nagod
nagold
nagornyy
nagoya
nagpur
nagqu
nagua
nagykanizsa
nagykoros
naha
nahan
nahariyya
naharlagun
nahavand
nahiyat al fuhud
nahiyat ash shinafiyah
nahiyat ghammas
nahiyat saddat al hindiyah
nahrin
nahuala
naic
naihati
nailsea
naini tal
nainpur
nairobi
naivasha
naja ' hammadi
najaf
najafabad
najafgarh
najibabad
najran
naju
naka
nakama
nakamura
nakano
nakatsu
nakatsugawa
nakhabino
nakhchivan
nakhodka
nakhon nayok
nakhon pathom
nakhon phanom
nakhon ratchasima
nakhon sawan
nakhon si thammarat
nakodar
naksalbari
nakur
nakuru
nal ' chik
nalchiti
nalgonda
nalhati
nalut
nam dinh
namagiripettai
namakkal
namangan
namanyere
namasuba
namerikawa
namibe
namie
namioka
namp ' o
nampa
nampula
namur
namyang
namyangju
nan
nanaimo
nanao
nanchang
nanchital de lazaro cardenas del rio
nanchong
nancy
nandaime
nanded
nandgaon
nandigama
nandikotkur
nanding
nandu
nandura buzurg
nandurbar
nandyal
nanfeng
nang rong
nanga eboko
nangal
nangen
nangi
nangloi jat
nangomba
nangong
nanjangud
nanjing
nankana sahib
nanlong
nanma
nanning
nanpara
nanpiao
nanping
nantai
nanterre
nantes
nanto - shi
nantong
nantou
nanuque
nanyang
nanyuki
nanzhang chengguanzhen
nanzhou
napa
napasar
naperville
napier
naples
naqadeh
nara - shi
narail
narang mandi
naranjal
naranjito
naranjos
narasannapeta
narasapur
narasaraopet
narathiwat
naraura
narayanganj
narayangarh
narayanpet
narbonne
nardo
narela
nargund
narita
narnaul
naro - fominsk
narok
naron
narowal
narra
narre warren
narre warren south
narsimhapur
narsingdi
narsinghgarh
narsipatnam
nartkala
naruto
narutocho - mitsuishi
narva
narwana
naryn
nasarawa
nashik
nashua
nashville
nasirabad
nasiriyah
nasriganj
nassau
nastved
nasugbu
natahoyo
natal
nathdwara
natick
national city
natitingou
natore
nattam
naucalpan de juarez
naudero
naugachhia
naugatuck
naujamiestis
naukot
naumburg
naushahra virkan
nautanwa
nava
navadwip
navalcarnero
navalgund
navan
navapolatsk
navarre
navas
navegantes
navi mumbai
navirai
navodari
navoiy
navojoa
navolato
navotas
navrongo
navsari
nawa
nawabganj
nawabshah
nawada
nawalgarh
nawanshahr
nay pyi taw
nayoro
nayudupet
nazare
nazare da mata
nazareth
nazarovo
nazca
naze
nazilli
nazran '
nazret
naz̧arabad
nchelenge
ndibene dahra
ndola
nea filadelfeia
nea ionia
nea smyrni
neapoli
near north side
near south side
neath
nebaj
nebbi
neckarsulm
necochea
nedroma
nedumangad
needham
neem ka thana
neenah
nefta
neftekamsk
neftekumsk
nefteyugansk
negapatam
negara
negombo
nehe
neietsu
neijiang
neiva
nejo
neka
nelamangala
nelidovo
nellikkuppam
nellore
nelson
nelspruit
nema
nemby
nemuro
nenjiang
nepalgunj
nepanagar
nepean
nerekhta
nerja
neropolis
neryungri
nesher
ness ziona
netanya
netishyn
netivot
netphen
netrakona
nettetal
nettuno
neu - hohenschonhausen
neu - ulm
neu isenburg
neu wulmstorf
neubrandenburg
neubruck
neuburg an der donau
neuchatel
neue neustadt
neuehrenfeld
neuilly - sur - marne
neuilly - sur - seine
neukolln
neumarkt in der oberpfalz
neumunster
neunkirchen
neuquen
neuruppin
neuss
neustadt
neustadt / nord
neustadt / sud
neustadt am rubenberge
neustrelitz
neuwied
nev ' yansk
nevers
nevinnomyssk
nevsehir
new albany
new amsterdam
new badah
new bedford
new berlin
new bern
new braunfels
new brighton
new britain
new brunswick
new cairo
new castle
new city
new corella
new delhi
new haven
new hope
new iberia
new kingston
new lenox
new london
new malden
new milton
new mirpur
new orleans
new plymouth
new rochelle
new smyrna beach
new south memphis
new springville
new westminster
new yekepa
new york city
newala kisimani
newark
newark on trent
newberg
newburgh
newburn
newbury
newcastle
newcastle under lyme
newcastle upon tyne
newington
newmarket
newnan
newport
newport beach
newport news
newquay
newry
newton
newton - le - willows
newton abbot
newton aycliffe
newton mearns
newtownabbey
newtownards
neyagawa
neyriz
neyshabur
neyyattinkara
nganjuk
ngaoundere
ngawi
ngemplak
ngoro
ngozi
ngudu
ngunut
nguru
nguruka
nha trang
nia valencia
niagara falls
niamey
niamtougou
nianzishan
nibong tebal
nicastro
nice
nichelino
nichinan
nicholasville
nicolas r casillas
nicolas romero
nicosia
nidadavole
nidderau
nieder - ingelheim
niederkassel
niederrad
niederschonhausen
nienburg
nieuwegein
nigde
nigel
nihommatsu
nihtaur
niigata
niihama
niimi
niitsu - honcho
nijar
nijkerk
nijlen
nijmegen
nikaia
nikki
nikol ' sk
nikol ' skoye
nikolayevsk - on - amure
nikopol
niksar
niksic
nikulino
nilakottai
nilanga
niles
nileshwar
nilopolis
nimaj
nimbahera
nimes
ningbo
ningde
ninghai
ningyang
ninh binh
ninomiya
ninove
nioki
nioro du rip
niort
nipani
nippes
niquelandia
nirasaki
nirgua
nirmal
nis
niscemi
nishi - tokyo - shi
nishifukuma
nishinomiya - hama
nishio
nishishinminato
nishiwaki
niteroi
nitra
nivelles
niwai
nixa
nizamabad
nizhnekamsk
nizhneudinsk
nizhnevartovsk
nizhniy lomov
nizhniy novgorod
nizhny tagil
nizhnyaya tura
nizhyn
nizip
nizwa
njeru
njombe
nkhotakota
nkongsamba
nkoteng
nkowakowa
nkpor
nkwerre
nnewi
nobeoka
noble park
noblesville
nocera inferiore
nocera superiore
noda
noe valley
nof hagalil
nogales
nogata
nogent - sur - marne
noginsk
nohar
noicattaro
noida
noisy - le - grand
noisy - le - sec
nokha
nokia
nola
nong bua lamphu
nong khae
nong khai
nong phai
nongstoin
nonoichi
nonsan
noordwijk - binnen
norco
norden
nordenham
norderstedt
nordhausen
nordhorn
norfolk
norfolk county
norilsk
norland
normal
norman
norresundby
norristown
norrkoping
north andover
north atlanta
north augusta
north bay
north bel air
north bergen
north bethesda
north center
north charleston
north chicago
north chicopee
north cowichan
north creek
north fort myers
north haven
north highlands
north hills
north hollywood
north kingstown
north la crosse
north lakes
north lakhimpur
north las vegas
north lauderdale
north lawndale
north little rock
north miami
north miami beach
north olmsted
north peoria
north plainfield
north platte
north port
north potomac
north providence
north richland hills
north ridgeville
north royalton
north shields
north shore
north stamford
north tonawanda
north tustin
north vancouver
north york
northampton
northbrook
northcote
northdale
northeim
northfield
northglenn
northolt
northport
northridge
northwich
norton
norton shores
norwalk
norwich
norwood
norzagaray
noshiro
nossa senhora do socorro
nosy varika
notre - dame - de - grace
notse
nottingham
nottuln
nou barris
nouadhibou
nouakchott
noumea
nouna
nova cruz
nova friburgo
nova iguacu
nova kakhovka
nova lima
nova milanese
nova odessa
nova russas
nova venecia
nova vicosa
nova xavantina
nova zagora
novara
novato
novaya balakhna
novaya derevnya
novaya usman '
nove mesto nad vahom
nove zamky
novelda
noveleta
novi
novi ligure
novi pazar
novi sad
novo - peredelkino
novo hamburgo
novo horizonte
novo mesto
novoaleksandrovsk
novoaltaysk
novocheboksarsk
novocherkassk
novodvinsk
novogireyevo
novogrudok
novohrad - volynskyi
novokazalinsk
novokhovrino
novokubansk
novokuybyshevsk
novokuz ' minki
novokuznetsk
novomichurinsk
novomoskovs ' k
novomoskovsk
novopavlovsk
novorossiysk
novoshakhtinsk
novosibirsk
novotitarovskaya
novotroitsk
novoural ' sk
novovladykino
novovolyns ' k
novovoronezh
novoyavorivs ' k
novozybkov
novy jicin
novyy oskol
novyy turtkul '
novyy urengoy
novyye cheremushki
novyye kuz ' minki
nowa ruda
nowa sol
nowrangapur
nowshahr
nowshera cantonment
nowy dwor mazowiecki
nowy sacz
nowy targ
noyabrsk
nsanje
nsawam
nsukka
nsunga
nubl
nuenen
nueva gerona
nueva guinea
nueva italia de ruiz
nueva loja
nueva rosita
nueve de julio
nuevitas
nuevo belen
nuevo casas grandes
nuevo imperial
nuevo laredo
nuevo mexico
nuku ' alofa
nukus
numan
numata
numazu
nuneaton
nungua
nuoro
nur - sultan
nurabad
nurlat
nurmijarvi
nurnberg
nurota
nurpur
nurtingen
nusaybin
nushki
nutley
nuwara eliya
nuzvid
nyachera
nyagan
nyahururu
nyala
nyalikungu
nyandoma
nyaungdon
nyaunglebin
nyeri
nyiregyhaza
nykoping
nysa
nytva
nyuzen
nzega
nzerekore
o ' fallon
oadby
oak creek
oak forest
oak harbor
oak hill
oak lawn
oak park
oak ridge
oakdale
oakland
oakland park
oakleaf plantation
oakley
oakton
oakville
oami
oaxaca
ob '
obala
obama
obanazawa
obando
obera
oberhausen
oberkirch
obertshausen
oberursel
obidos
obihiro
obita
obninsk
obonoma
obra
obu
obuase
obukhiv
obukhovo
ocala
ocana
oceanside
ochakovo - matveyevskoye
ochota
ocoee
ocosingo
ocotal
ocotlan
ocoyoacac
ocozocoautla de espinosa
ocumare del tuy
odacho - oda
odate
odawara
ode
odemis
odense
odenton
odessa
odienne
odintsovo
odivelas
odorheiu secuiesc
oegstgeest
oeiras
oelde
oer - erkenschwick
ofaqim
offa
offenbach
offenburg
ofunato
ogaki
ogaminana
ogawa
ogden
ogoja
ogori - shimogo
ogre
oguta
ogwashi - uku
ohafia - ifigh
ohangaron
ohara
ohrid
ohringen
oildale
oiso
oisterwijk
oita
ojinaga
ojiya
ojo de agua
okahandja
okanagan
okap
okara
okawa
okawara
okaya
okayama
okazaki
okcheon
oke ila
oke mesi
okegawa
okemos
okene
okha
okhtyrka
okigwe
okinawa
oklahoma city
okrika
oktyabr ' sk
oktyabr ' skiy
okuchi - shinohara
okunoya
okuta
ol kalou
olanchito
olathe
olavarria
olawa
olbia
olching
old bridge
old city
old harbour
old shinyanga
oldenburg
oldenzaal
oldham
oleiros
oleksandriya
olenegorsk
olesa de montserrat
olesnica
olgii
olhao
olimpia
olinda
oliva
olivais
olive branch
oliveira
oliveira do douro
oliver - valdefierro
olivet
olkusz
olmaliq
olney
olomouc
olongapo
olot
olpe
olsztyn
oltenita
oltiariq
oltinko ' l
oltu
olupona
olympia
omachi
omagari
omagh
omaha
omamacho - omama
oman smart future city
omdurman
ome
ometepec
omidiyeh
omigawa
omihachiman
omiya
ommoord
omsk
omura
omuta
omutninsk
onda
ondo
onega
ongjin
ongole
onitsha
ono
ono - hara
onoda
onojo
onomichi
ontario
ontinyent
oosterhout
oostkamp
ooty
opava
opelika
opladen
opoczno
opole
opportunity
oqtosh
or yehuda
oradea
orahovac
orai
oral
oran
orange
orangevale
orangeville
orani
oranienburg
oranjestad
orastie
orbassano
orcutt
ordos
ordu
orebro
oregon
oregon city
orekhovo - borisovo
orekhovo - borisovo severnoye
orekhovo - zuyevo
orel
orem
orenburg
orhangazi
orhei
orihuela
orillia
orion
oristano
orita eruwa
oriximina
orizaba
orkney
orland park
orlandia
orlando
orleans
orlova
orly
ormoc
ormond beach
ormskirk
ornskoldsvik
oro valley
oroqen zizhiqi
oroquieta
oroshaza
oroszlany
orsha
orsk
orta di atella
ortakoy
orumiyeh
oruro
orvault
osa
osaka
osan
osasco
osh
oshakati
oshawa
oshkosh
oshnaviyeh
osijek
osinniki
oslo
osmanabad
osmancik
osmaniye
osnabruck
osogbo
osorio
osorno
oss
ossett
ossining
ostankinskiy
ostend
osterholz - scharmbeck
ostermalm
ostersund
ostfildern
ostrava
ostroda
ostrogozhsk
ostroleka
ostrov
ostrow mazowiecka
ostrow wielkopolski
ostrowiec swietokrzyski
ostuncalco
ostuni
osvaldo cruz
oswego
oswiecim
ota
otake
otan ayegbaju
otaru
otavalo
otawara
otjiwarongo
otofuke
otradnaya
otradnoye
otradnyy
otsu
otsuki
ottakring
ottappalam
ottaviano
ottawa
ottensen
ottumwa
otukpa
otwock
ouagadougou
ouahigouya
ouargla
ouarzazat
oud - beijerland
oudenaarde
oudtshoorn
oued el abtal
oued el alleug
oued fodda
oued lill
oued rhiou
oued sly
oued zem
ouesso
ouezzane
ouidah
oujda - angad
oulad teima
ouled mimoun
oullins
oulu
oum el bouaghi
oume
oupeye
ourense
ouricuri
ourilandia do norte
ourinhos
ouro branco
ouro preto
ouro preto do oeste
ovalle
overath
overijse
overland park
oviedo
owando
owase
owasso
owatonna
owen sound
owensboro
owerri
owings mills
owo
oxford
oxkutzkab
oxnard
oxon hill - glassmanor
oyama
oyan
oyem
oyo
oyonnax
ozamiz city
ozar
ozd
ozerki
ozersk
ozery
ozoir - la - ferriere
ozone park
ozorkow
ozu
ozubulu
ozurgeti
p ' ot ' i
p ' yongsong
paarl
pabbi
pabellon de arteaga
pabianice
pabna
pacajus
pacasmayo
pacatuba
pace
pachino
pachora
pachuca de soto
pacifica
paciran
paco de arcos
pad idan
padalarang
padam
padang
padangsidempuan
paderborn
paderno dugnano
padmanabhapuram
padova
padra
padrauna
paducah
paete
pagadian
pagalungan
pagani
pagar alam
pagbilao
paghman
pahrump
paicandu
paidha
paignton
paijan
paine
paiporta
paisley
paita
paithan
pajara
pajok
pak chong
pak kret
pak phanang
paka
pakala
pakenham
pakisaji
pakokku
pakpattan
paks
pakse
pakur
pakxan
pala
palafrugell
palaio faliro
palaiseau
palakollu
palang
palangkaraya
palani
palanpur
palapye
palasa
palatine
palayan city
palembang
palencia
palenque
palermo
palghar
palghat
palhoca
pali
palia kalan
palimanan
palin
palisades park
palitana
palkonda
palladam
pallanza - intra - suna
pallappatti
pallavaram
pallikondai
pallippatti
pallisa
palm bay
palm beach gardens
palm city
palm coast
palm desert
palm harbor
palm river - clair mel
palm springs
palm valley
palma
palma del rio
palma di montechiaro
palma soriano
palmaner
palmar de varela
palmares
palmas
palmdale
palmeira das missoes
palmerston
palmerston north
palmetto bay
palmira
palo alto
palo del colle
palo negro
paloncha
palopo
palotina
palpala
paltan
palu
palwal
palwancha
pamanukan
pamekasan
pameungpeuk
pampierstad
pamplona
pamulang
panabo
panadura
panagar
panaji
panalanoy
panama
panama city
panambi
panarukan
panauti
panauti̇̄
pancevo
panchagarh
panchkula
panchla
pandaan
pandacaqui
pandak
pandan
pandeglang
pandharpur
pandhurna
pandi
pando
pandua
panevezys
pangkalan brandan
pangkalanbuun
pangkalpinang
panihati
panipat
paniqui
panjakent
panji
pankow
pankshin
panna
pano aqil
panruti
panshan
panshi
pantin
pantubig
panuco
panvel
panzos
paombong
paonta sahib
paoy paet
papa
papakura
papalotla
papantla de olarte
papaya
papeete
papenburg
papendrecht
paphos
pappinissheri
par naogaon
para de minas
parabiago
paracambi
paracatu
paracuru
paradip garh
paradise
paradsasvar
paragominas
paragould
paraguacu paulista
paraiba do sul
paraiso
parakou
paramagudi
paramaribo
paramonga
paramount
paramus
parana
paranagua
paranaiba
paranavai
parang
paraparaumu
parasia
parauapebas
paravur tekkumbhagam
parbatipur
parbhani
pardi
pardubice
pare
parepare
pariaman
parintins
paris
parit buntar
pariyapuram
park forest
park ridge
park slope
parkchester
parkent
parker
parkersburg
parkland
parkville
parla
parlakimidi
parli vaijnath
parma
parma heights
parnaiba
parnamirim
parnas
parnu
parobe
parola
parque lefevre
parral
parramatta
parras de la fuente
parsabad
parsippany
partille
partinico
partizansk
partizanske
partur
parung
parvatipuram
parys
pasadena
pasaje
pasan
pasargad
pasarkemis
pasay
pascagoula
pascani
pasco
paseh
pashkovskiy
pasig city
pasighat
pasilaiciai
pasing
pasinler
pasni
paso de los libres
paso robles
pasragad branch
pasrur
passaic
passau
passi
passo fundo
passos
pastavy
pasto
pasuruan
patamundai
patan
patancheru
patarra
paterna
paterno
paterson
pathanamthitta
pathankot
pathardi
pathardih
pathein
pathri
pathum thani
pati
patia
patiala
patigi
patiya
patna
patnos
pato branco
patos
patos de minas
patos fshat
patra
patrocinio
pattani
pattaya
patterson
patti
pattoki
pattukkottai
patur
patuto
paty do alferes
patzcuaro
pau
paulinia
paulista
paulo afonso
paungde
pauri
pavia
pavlodar
pavlohrad
pavlovo
pavlovsk
pavlovskaya
pavlovskiy posad
pavugada
pawayan
pawni
pawtucket
paxtakor shahri
payakumbuh
payande
paysandu
payshamba shahri
payyannur
pazarcik
pazardzhik
peabody
peachtree city
peachtree corners
pearl
pearl city
pearland
pec
pecangaan
pechora
peckham
pecs
pedana
peddapalli
peddapuram
pederneiras
pedra azul
pedra branca
pedregal
pedreira
pedro betancourt
pedro carbo
pedro ii
pedro juan caballero
pedro leopoldo
peekskill
pefki
pehowa
peine
pekalongan
pekan
pekan bahapal
pekan nenas
pekanbaru
pekin
pelabuhan klang
pelabuhanratu
pelham
peliyagoda
pelotas
pemalang
pemangkat
pematangsiantar
pemba
pembroke pines
pen
penaflor
penapolis
penaranda
penarth
penco
penedo
pengcheng
penha
penja
penjamo
penn hills
pennsauken
pennsport
pensacola
penticton
penugonda
penukonda
penza
peoria
perai
perama
perambalur
peranampattu
peravurani
perbaungan
percut
pereiaslav - khmelnytskyi
pereira
pereira barreto
pereslavl ' - zalesskiy
pereval ' s ' k
perez
pergamino
perico
perigueux
peringat
peristeri
periyakulam
periyanayakkanpalaiyam
perm
permatang kuching
pernik
perote
perpignan
perris
perry hall
perrysburg
perth
perth amboy
perugia
peruibe
perumbavoor
perumpavur
perungudi
pervomays ' k
pervomays ' kyy
pervoural ' sk
pesaro
pescara
peshawar
pesqueira
pessac
petah tiqwa
petaling jaya
petaluma
petapa
petare
petatlan
peterborough
peterhof
peterlee
petersburg
petershagen
petionville
petit - bourg
petlad
petrich
petrila
petrodvorets
petrogradka
petrolina
petropavl
petropavlovsk - kamchatsky
petropolis
petrosani
petroupolis
petrovsk
petrovskaya
petrozavodsk
pezinok
pfaffenhofen an der ilm
pflugerville
pforzheim
pfungstadt
phagwara
phalaborwa
phalia
phalodi
phaltan
phan rang - thap cham
phan thiet
phanat nikhom
pharr
phatthalung
phayao
phenix city
phetchabun
phetchaburi
phichit
philadelphia
phillaur
phitsanulok
phnom penh
phoenix
photharam
phra nakhon si ayutthaya
phra phutthabat
phra pradaeng
phrae
phu khuong
phu ly
phuket
phulbani
phulera
phulpur
phultala
phumi veal sre
phuthaditjhaba
piacenza
pianura
piaseczno
piastow
piatra neamt
piatykhatky
pickering
picnic point - north lynnwood
pico rivera
picos
picsi
piedade
piedecuesta
piedras negras
piekary slaskie
piendamo
pierrefitte - sur - seine
piestany
piet retief
pietermaritzburg
pihani
pikalevo
pikesville
pikine
pila
pilaite
pilani
pilar
pilar de la horadada
pilibangan
pilibhit
pililla
pilkhua
pilsen
pimenta bueno
pimpri
pinamalayan
pinamungahan
pinar de chamartin
pinar del rio
pind dadan khan
pindamonhangaba
pindare mirim
pindi bhattian
pindi gheb
pindiga
pindwara
pine bluff
pine hills
pineda de mar
pinellas park
pinerolo
pingdingshan
pingdu
pingliang
pingnan
pingshan
pingxiang
pingyi
pingyin
pingzhuang
pinhais
pinhal novo
pinheiro
pinjaur
pinneberg
pinotepa nacional
pinsk
pinto
pio
pioltello
piombino
piotrkow trybunalski
pipar
pipri
piqua
pir jo goth
pir mahal
piracaia
piracicaba
piraeus
piraju
piranshahr
pirapora
pirapozinho
piraquara
pirassununga
piravam
pires do rio
pirgaaj
piripiri
pirmasens
pirna
piro
pirojpur
pirot
pisa
piscataway
piscinola
pisco
pisek
pishin
pishva
piskent
pistoia
pita
pita kotte
pitalito
pitangueiras
pitea
pitesti
pithampur
pithapuram
pithoragarh
piton saint - leu
pitsea
pittsburg
pittsburgh
pittsfield
piui
piura
pivijay
pizhou
placentia
placetas
plainfield
plainview
plaisir
planaltina
planeta rica
plano
plant city
plantation
plaridel
plasencia
plato
plauen
playa del carmen
playas
playas del rosario
pleasant grove
pleasant hill
pleasant prairie
pleasanton
pleasantville
pleasure ridge park
pleiku
plettenberg
pleven
plock
ploemeur
ploiesti
plonsk
plottier
plovdiv
plum
plumbon
plunge
plymouth
plymstock
poa
pobe
poble sec
pocatello
pocito
pocoes
pocone
pocos de caldas
podgorica
podilsk
podolsk
podujeva
poggibonsi
poggioreale
pogradec
pohang
poinciana
point cook
point pedro
pointe - claire
pointe - noire
poissy
poitiers
pokaran
pokhara
pokhvistnevo
pokrovsk
pokrovskoye - streshnevo
polanco
polangui
polasara
polatli
polatsk
polavaram
polevskoy
polewali
police
polichni
polkowice
pollachi
polohy
polokwane
polomolok
polonne
poltava
polur
polysayevo
pombal
pomerode
pomezia
pomigliano d ' arco
pomona
pompano beach
pompei
pompeu
ponca city
ponce
ponferrada
ponmana
ponnani
ponneri
ponnur
ponnuru
ponorogo
ponta delgada
ponta grossa
ponta pora
pontal
pontarlier
pontault - combault
ponte de lima
ponte nova
ponte vedra beach
ponteareas
pontefract
pontes e lacerda
pontevedra
pontiac
pontian kechil
pontianak
ponticelli
pontinha
pontoise
pontypool
pontypridd
poole
pooler
poonamalle
pop
popasna
popayan
popondetta
poppenbuttel
poprad
porac
porangatu
porbandar
pordenone
pori
porirua
porlamar
porsa
porsgrunn
port - au - prince
port - de - paix
port - gentil
port - vila
port alberni
port area
port arthur
port blair
port charlotte
port chester
port coquitlam
port dickson
port elizabeth
port harcourt
port hueneme
port huron
port loko
port louis
port macquarie
port moody
port moresby
port of spain
port orange
port said
port saint lucie
port shepstone
port sudan
porta
porta westfalica
portadown
portage
portage park
portao
portel
porterville
portici
porticos de san antonio
portimao
portishead
portland
portmore
porto
porto - novo
porto alegre
porto feliz
porto ferreira
porto sant ' elpidio
porto seguro
porto torres
porto uniao
porto velho
portoviejo
portslade
portsmouth
portsmouth heights
portugalete
porur
porvoo
posadas
posillipo
poso
posse
post falls
postmasburg
posto da mata
posto fiscal rolim de moura
potchefstroom
potenza
potiskum
potomac
potosi
potsdam
potters bar
pottstown
poughkeepsie
pourham
pouso alegre
povazska bystrica
povoa de santa iria
povoa de varzim
powai
poway
poyang
poykovskiy
poza rica de hidalgo
pozarevac
pozega
poznan
pozuelo de alarcon
pozzuoli
prabumulih
prachin buri
prachuap khiri khan
pradera
pradl
praga polnoc
praga poludnie
prague
praia
praia grande
prairie village
prairieville
pran buri
pratapgarh
prato
prattville
praya
premia de mar
prenzlau
prenzlauer berg
prerov
prescot
prescott
prescott valley
presidencia roque saenz pena
presidente dutra
presidente epitacio
presidente franco
presidente prudente
presidente venceslau
presnenskiy
presov
prestea
preston
prestwich
pretoria
prey veng
pribram
prichard
priego de cordoba
prievidza
prigen
prijedor
prilep
primer ensanche
primorsko - akhtarsk
prince albert
prince edward
prince george
princeton
prior lake
pristina
privolzhskiy
priyutovo
prizren
probolinggo
proddatur
progreso
prokhladnyy
prokop ' yevsk
prokuplje
promissao
propria
prostejov
protaras
protvino
provenals del poblenou
providence
provo
prudnik
pruszcz gdanski
pruszkow
pryluky
przemysl
pskov
pszczyna
ptolemaida
puan
pubal
pucallpa
pucheng
pucon
pudsey
puducherry
pudukkottai
puebla
pueblo
pueblo west
puente - genil
puente alto
puente de ixtla
puente de vallecas
puerto asis
puerto ayacucho
puerto barrios
puerto berrio
puerto boyaca
puerto cabello
puerto cabezas
puerto colombia
puerto cortez
puerto de la cruz
puerto del carmen
puerto del rosario
puerto eldorado
puerto escondido
puerto francisco de orellana
puerto iguazu
puerto la cruz
puerto madryn
puerto maldonado
puerto montt
puerto natales
puerto padre
puerto penasco
puerto plata
puerto princesa
puerto real
puerto tejada
puerto vallarta
puerto varas
puertollano
pugachev
pujali
pukekohe east
pukhrayan
pul - e khumri
pula
pulandian
pulawy
pulgaon
pulheim
puli
pulilan
pulivendla
puliyangudi
pullman
pulong santa cruz
pulupandan
pulwama
pumiao
pumwani
punaauia
punakha
punalur
punasa
punch
punchbowl
pundong
pune
punganuru
puning
puno
punta alta
punta arenas
punta cana
punta cardon
puntarenas
punto fijo
puqi
puranpur
purbalingga
puri
purisima de bustos
purley
purmerend
purna
purnia
purral
pursat
puruandiro
puruliya
purwa
purwakarta
purwodadi
purwokerto
pusad
pushchino
pushkin
pushkino
putatan
puteaux
puthia
putian
putignano
putra heights
putrajaya
puttalam
putten
puttlingen
puttur
putyvl '
puyallup
puyang
puyang chengguanzhen
puyo
pyapon
pyatigorsk
pyay
pyin oo lwin
pyinmana
pylaia
pyongyang
pyrgos
pyt - yakh
pyu
qa ' en
qacha ' s nek
qadian
qadirpur ran
qahderijan
qaisumah
qal ' at bishah
qalqilyah
qalyub
qamdo
qapqal
qaracuxur
qarah
qarah zia ' od din
qarawul
qarchak
qarshi
qasr - e qand
qazvin
qeshm
qianjiang
qianzhou
qibray
qina
qingdao
qinggang
qingnian
qingquan
qingshuping
qingyang
qingyuan
qingzhou
qinhuangdao
qinnan
qinzhou
qionghai
qionghu
qiongshan
qiqihar
qir moav
qiryat ata
qiryat bialik
qiryat mozqin
qiryat shemona
qiryat yam
qo ' qon
qo ' rg ' ontepa
qom
qorveh
qoryooley
quakers hill
qualiano
quang ngai
quanzhou
quarai
quart de poblet
quarto
quartu sant ' elena
quatre bornes
quattromiglia
quba
quchan
quebec
quedlinburg
queen creek
queens
queens village
queensbury
queensdale
queenstown
queimados
quelimane
quellon
queluz
querecotillo
quesada
quetta
quetzaltenango
quevedo
quezaltepeque
quezon
quezon city
qufu
qui nhon
quiapo
quibdo
quibor
quickborn
quillacollo
quillota
quilmes
quilpue
quimbaya
quimper
quincy
quinta do conde
quinte west
quirinopolis
quitilipi
quito
quixada
quixeramobim
qujing
qulsary
qurayyat
qurghonteppa
quthbullapur
quthing
qutur
quva
quvasoy
quwaysina
quzhou
ra ' anana
ra ' s bayrut
raahe
raalte
rabak
rabat
rabigh
rabkavi
rach gia
raciborz
racine
radauti
radcliff
radcliffe
radebeul
rades
radevormwald
radhanpur
radnor
radolfzell
radom
radomsko
radovis
raduzhny
radviliskis
raebareli
rafaela
rafah
rafiganj
rafsanjan
raghogarh
raghunathpur
ragusa
rahachow
rahatgarh
rahim yar khan
rahimah
rahuri
rahway
raichur
raiganj
raigarh
raikot
raipur
raisen
raisinghnagar
raisio
raiwind
raj - nandgaon
raja jang
rajahmundry
rajakhera
rajaldesar
rajanpur
rajaori
rajapalaiyam
rajapolah
rajbiraj
rajgarh
rajgir
rajin
rajkot
rajpipla
rajpur
rajpura
rajsamand
rajshahi
rajula
rajura
raleigh
ramachandrapuram
ramadi
ramagundam
ramallah
ramanathapuram
ramanayyapeta
ramapuram
ramat gan
ramat hasharon
rambouillet
ramenki
ramenskoye
rameswaram
ramganj
ramganj mandi
ramgarh
ramgundam
ramhormoz
ramla
ramnagar
ramnicu sarat
ramnicu valcea
ramon
ramona
ramos arizpe
ramotswa
rampachodavaram
rampur
rampur hat
rampura
ramsey
ramsgate
ramtek
ranaghat
ranam
ranavav
rancagua
rancharia
ranchi
rancho cordova
rancho cucamonga
rancho la gloria
rancho palos verdes
rancho penasquitos
rancho san diego
rancho santa margarita
ranchuelo
randallstown
randburg
randers
randfontein
randolph
randudongkal
randwick
rangia
rangkasbitung
rangpur
rania
ranibennur
raniganj
ranipur
ranong
rantauprapat
rantepao
raojan
rapallo
rapar
rapid city
rapperswil
ras al khaimah city
ras el aioun
ras el oued
ras gharib
rasht
rasipuram
rasra
rasskazovo
rastatt
rastede
ratangarh
ratanpur
ratchaburi
rath
rathenow
ratia
ratingen
ratlam
ratnagiri
ratnapura
ratodero
raub
rauma
raurkela
ravar
ravenna
ravensburg
raver
rawala kot
rawalpindi
rawang
rawatbhata
rawatsar
rawicz
rawson
rawtenstall
raxaul
raya
rayachoti
rayadrug
raychikhinsk
rayevskiy
rayleigh
raymore
rayong
raytown
razam
razampeta
razgrad
reading
realejo alto
recani
rechytsa
recife
recklinghausen
recodo
reconquista
red deer
redan
redcar
redcliff
redding
redditch
redencao
redford
redhill
redlands
redmond
redondela
redondo beach
redruth
redwood city
reedley
reef al fujairah city
rees
reforma
regensburg
reggane
reggio calabria
reggio nell ' emilia
reghaia
reghin - sat
regina
registro
regla
rego park
reguiba
rehli
rehnan
rehoboth
rehovot
reichenbach / vogtland
reigate
reims
reinbek
reinickendorf
reisterstown
rejon placu grunwaldzkiego
rejon placu swietego macieja
rejon ulicy traugutta
relizane
rembangan
rembertow
remchi
remedios
remscheid
remuna
renala khurd
rendsburg
renfrew
rengasdengklok
rengo
renigunta
rennes
reno
renqiu
renton
renukut
reo
reoti
repalle
repentigny
requena
resende
reservoir
resistencia
resita
ressano garcia
reston
retalhuleu
retford
rethymno
retiro
retreat
reuleuet
reus
reutlingen
reutov
revda
revelganj
revere
rewa
rewari
rexburg
reyes acozac
reyhanli
reykjavik
reynoldsburg
reynosa
reze
rezekne
rezh
rheda - wiedenbruck
rheinbach
rheinberg
rheine
rheinfelden
rheinstetten
rho
rhondda
rhosllanerchrugog
rhyl
rialto
ribarroja del turia
ribeira
ribeira do pombal
ribeirao
ribeirao da ilha
ribeirao das neves
ribeirao pires
ribeirao preto
riberalta
ribnita
riccione
richard - toll
richards bay
richardson
richfield
richland
richmond
richmond hill
richmond west
ridder
ridderkerk
ridgecrest
ridgeland
ridgewood
riedstadt
riehen
riesa
rietberg
rieti
rifu
riga
riihimaki
rijeka
rijswijk
rikaze
rillieux - la - pape
rimavska sobota
rimini
rimouski
rincon de la victoria
rincon de romos
ringas
ringsted
rinteln
rio abajo
rio blanco
rio bonito
rio branco
rio branco do sul
rio cauto
rio claro
rio cuarto
rio das ostras
rio das pedras
rio de janeiro
rio de mouro
rio de teapa
rio do sul
rio gallegos
rio grande
rio grande da serra
rio guayabal de yateras
rio largo
rio negrinho
rio negro
rio pardo
rio preto da eva
rio rancho
rio real
rio tercero
rio tinto
rio verde
riobamba
riohacha
rioja
riom
rionegro
rioverde
ripley
ripollet
ris - orangis
risalpur cantonment
risca
rishikesh
rishon leziyyon
rishra
risod
rivas
rivas - vaciamadrid
rivera
riverbank
riverside
riverton
riverview
riviera beach
rivne
rivoli
rixensart
riyadh
rizal
rize
rizhao
roanne
roanoke
robat karim
robbah
robertsganj
robertson
robertsonpet
robina
robit
rocha
rochdale
rochefort
rochester
rochester hills
rock forest
rock hill
rock island
rock springs
rockford
rockhampton
rockingham
rockledge
rocklin
rockville
rockville centre
rockwall
rocky mount
rocky river
rodez
rodgau
rodniki
rodolfo sanchez taboada
rodos
rodovre
rodriguez
roermond
roeselare
rogers
rogers park
roha
rohini
rohnert park
rohri
rohtak
roi et
roissy - en - brie
rojales
rolandia
roldanillo
rolla
rolling meadows
romainville
roman
romano banco
romans - sur - isere
rome
romeoville
romford
romita
romny
romulus
ron
ron phibun
ronda
rondonopolis
rongai
ronnenberg
ronse
roodepoort
roorkee
roosendaal
ropar
roquetas de mar
rosa zarate
rosario
rosario do sul
rosarito
rose hill
roseburg
rosedale
roselle
rosemead
rosemont
rosemount
rosenberg
rosenheim
roses
rosetta
roseville
rosh ha ' ayin
roshal '
rosiorii de vede
roskilde
roslavl '
rosny - sous - bois
rosrath
rossano stazione
rossendale
rosso
rossosh '
rostock
rostokino
rostov
rostov - na - donu
roswell
rota
rotenburg
roth
rotherham
rotorua
rottenburg
rotterdam
rottingdean
rottweil
rouached
roubaix
rouen
rouiba
rouissat
round lake beach
round rock
rouyn - noranda
rovaniemi
roven ' ky
rovereto
rovigo
rowland heights
rowlett
rowville
roxas city
roxburgh park
roy
royal leamington spa
royal oak
royal palm beach
royal tunbridge wells
royton
rozzano
rtishchevo
rubi
rubidoux
rubio
rubizhne
rublevo
rubtsovsk
ruda slaska
rudarpur
rudnyy
rudolstadt
rudow
rudsar
rueil - malmaison
rugby
rugeley
ruislip
rujewa
rukban
rulenge
ruma
rumbek
rumia
rummelsburg
rumoi
rumphi
runcorn
rundu
runing
rusape
ruse
rusera
rushden
russas
russeifa
russellville
russelsheim
rustaq
rustavi
rustenburg
ruston
rutana
ruteng
rutherglen
ruvo di puglia
ruwa
ruwandiz
ruy barbosa
ruyigi
ruzayevka
ruzomberok
rwamagana
ryazan '
ryazanskiy
ryazhsk
rybatskoye
rybinsk
rybnik
ryde
rydultowy
ryugasaki
ryuo
rzeszow
rzhev
sa ' dah
sa dec
sa kaeo
saalfeld
saarbrucken
saarlouis
saatli
sabac
sabadell
sabae
sabah as salim
sabalgarh
sabanagrande
sabanalarga
sabaneta
sabang
sabha
sabinas
sabirabad
sablayan
sabratah
sabuncu
sabya
sabzevar
sacaba
sacele
sachse
sacramento
sadabad
sadalgi
sadao
sadaseopet
saddiqabad
sadri
safaga
safed
safi
safidon
safipur
safonovo
safranbolu
safwa
saga
sagae
sagaing
sagar
sagara
sagauli
sagay
saginaw
saginaw township north
sagrada familia
sagua la grande
saguenay
sagunto
sahab
sahagun
saham
sahar
saharanpur
saharsa
sahaspur
sahaswan
sahavato
sahawar
sahibganj
sahiwal
sahuarita
sahuayo de morelos
saida
saidpur
saiha
saijo
saiki
saint - andre
saint - benoit
saint - brieuc
saint - bruno - de - montarville
saint - chamond
saint - cloud
saint - constant
saint - denis
saint - die - des - vosges
saint - dizier
saint - etienne
saint - etienne - du - rouvray
saint - eustache
saint - genis - laval
saint - georges
saint - germain - en - laye
saint - ghislain
saint - herblain
saint - hyacinthe
saint - jean - sur - richelieu
saint - jerome
saint - joseph
saint - laurent
saint - laurent - du - maroni
saint - laurent - du - var
saint - leonard
saint - leu
saint - lo
saint - louis
saint - malo
saint - mande
saint - marc
saint - martin - d ' heres
saint - maur - des - fosses
saint - medard - en - jalles
saint - michel - sur - orge
saint - nazaire
saint - nicolas
saint - ouen
saint - ouen - l ' aumone
saint - paul
saint - pierre
saint - pol - sur - mer
saint - priest
saint - quentin
saint - quentin - en - yvelines
saint - raphael
saint - sebastien - sur - loire
saint albans
saint andrews
saint charles
saint clair shores
saint cloud
saint croix
saint george
saint helier
saint john
saint john ' s
saint joseph
saint kilda
saint louis park
saint neots
saint paul
saint peters
saint petersburg
saint thomas mount
sainte - anne
sainte - foy - les - lyon
sainte - genevieve - des - bois
sainte - julie
sainte - marie
sainte - rose
sainte - suzanne
sainte - therese
saintes
sainthia
saipan
saitama
sakado
sakai
sakai - nakajima
sakaidecho
sakaiminato
sakakah
sakaraha
sakata
sakete
sakhipur
sakhnin
saki
sakleshpur
sakon nakhon
sakrand
sakti
saku
sakura
sakurai
sal ' sk
sala
salaberry - de - valleyfield
salaga
salah bey
salalah
salama
salamanca
salamina
salaqi
salatiga
salavat
salaya
salcedo
saldanha
sale
sale al jadida
salekhard
salem
salerno
salford
salgotarjan
salgueiro
salihli
salihorsk
salima
salina
salina cruz
salinas
salinopolis
salisbury
salmas
salo
salon - de - provence
salor
salou
salqin
salt
salt lake city
salta
saltillo
salto
salto de pirapora
saltpond
salur
salvador
salvaleon de higuey
salvatierra
salwa
salyan
salzburg
salzgitter
salzkotten
salzwedel
sam phran
sama
samal
samalkha
samalkot
samalut
samannud
samara
samarinda
samarkand
samarra '
samastipur
samba
sambalpur
sambava
sambhal
sambhar
sambiase
sambir
samborondon
sambrial
samfya
samitah
sammamish
samokov
sampaloc
sampang
sampit
sampsonievskiy
sampues
samsun
samthar
samtredia
samut prakan
samut sakhon
samut songkhram
san
san - pedro
san andres
san andres cholula
san andres del rabanedo
san andres tuxtla
san angelo
san antonio
san antonio de la cal
san antonio de los altos
san antonio de los banos
san antonio del tachira
san antonio tecomitl
san bartolome de tirajana
san benedetto del tronto
san benito
san bernardino
san bernardino tlaxcalancingo
san bernardo
san blas - canillejas
san borja
san bruno
san buenaventura
san carlo all ' arena
san carlos
san carlos de bariloche
san carlos del zulia
san cataldo
san clemente
san cristobal
san cristobal de las casas
san diego
san dimas
san dona di piave
san donato milanese
san felipe
san fernando
san fernando de apure
san fernando de henares
san fernando del valle de catamarca
san francisco
san francisco acuautla
san francisco cuaxusco
san francisco de macoris
san francisco del rincon
san francisco el alto
san gabriel
san german
san gil
san giorgio a cremano
san giovanni a teduccio
san giovanni la punta
san giovanni lupatoto
san giovanni rotondo
san giuliano milanese
san giuseppe vesuviano
san ignacio de velasco
san ildefonso
san isidro
san jacinto
san javier
san jeronimo
san jeronimo cuatro vientos
san joaquin
san jorge pueblo nuevo
san jose
san jose de guanipa
san jose de jachal
san jose de las lajas
san jose de mayo
san jose de ocoa
san jose del cabo
san jose del guaviare
san jose del monte
san jose del valle
san jose guadalupe otzacatipan
san jose iturbide
san jose pinula
san juan
san juan capistrano
san juan de alicante
san juan de aznalfarache
san juan de la maguana
san juan de los lagos
san juan de los morros
san juan del cesar
san juan del rio
san juan ixtayopan
san juan nepomuceno
san juan sacatepequez
san justo
san kamphaeng
san lazzaro
san leandro
san leonardo
san lorenzo
san lorenzo acopilco
san lorenzo de esmeraldas
san luis
san luis de la paz
san luis de since
san luis obispo
san luis potosi
san luis rio colorado
san marcos
san martin
san martin azcatepec
san martin cuautlalpan
san martin de los andes
san martin texmelucan de labastida
san mateo
san mateo atenco
san mateo otzacatipan
san miguel
san miguel ajusco
san miguel coatlinchan
san miguel de allende
san miguel de tucuman
san miguel del padron
san miguel el alto
san miguel topilejo
san miguelito
san miniato basso
san nicola la strada
san nicolas
san nicolas de los arroyos
san nicolas de los garza
san onofre
san pablo
san pablo autopan
san pablo de las salinas
san pablo jocopilas
san paolo
san pascual
san pedro
san pedro ayampuc
san pedro de alcantara
san pedro de jujuy
san pedro de macoris
san pedro del pinatar
san pedro garza garcia
san pedro sacatepequez
san pedro sula
san pedro totoltepec
san rafael
san rafael abajo
san rafael del sur
san ramon
san ramon de la nueva oran
san remo
san roque
san salvador
san salvador de jujuy
san salvador tizatlalli
san sebastian de los reyes
san sebastian de mariquita
san sebastian el grande
san sebastiano
san severo
san simon
san tan valley
san vicent del raspeig
san vicente
san vicente de canete
san vicente de moravia
san vicente de tagua tagua
sana
sanaa
sanand
sanandaj
sanawad
sancaktepe
sanchazi
sanchor
sancti spiritus
sanctorum
sandacho
sandakan
sandanski
sandefjord
sandi
sandikli
sandila
sandnes
sandomierz
sandown
sandur
sandusky
sandviken
sandwip
sandy
sandy hills
sandy springs
sandyford
sanford
sangamner
sangareddi
sangaria
sanger
sangerhausen
sanghar
sangju
sangla hill
sangli
sangmelima
sangola
sangrur
sanjo
sankeshwar
sankrail
sankt augustin
sankt gallen
sankt ingbert
sankt martin
sankt peter
sankt polten
sankt wendel
sanliurfa
sanlucar de barrameda
sanming
sannois
sano
sanok
sansanne - mango
sanshui
sant ' anastasia
sant ' antimo
sant adria de besos
sant andreu
sant andreu de la barca
sant antoni
sant antoni de portmany
sant boi de llobregat
sant cugat del valles
sant feliu de guixols
sant feliu de llobregat
sant gervasi - galvany
sant joan despi
sant marti
sant marti de provencals
sant pere , santa caterina i la ribera
sant pere de ribes
sant vicenc dels horts
santa ana
santa ana chiautempan
santa anita
santa barbara
santa barbara d ' oeste
santa catalina
santa catarina
santa catarina pinula
santa clara
santa clarita
santa coloma de gramenet
santa cruz
santa cruz das palmeiras
santa cruz de barahona
santa cruz de el seibo
santa cruz de la sierra
santa cruz de tenerife
santa cruz del quiche
santa cruz del sur
santa cruz do capibaribe
santa cruz do rio pardo
santa cruz do sul
santa cruz xoxocotlan
santa elena
santa elena de uairen
santa eularia des riu
santa fe
santa fe do sul
santa helena de goias
santa ines
santa isabel
santa lucia
santa lucia cotzumalguapa
santa luzia
santa maria
santa maria atzompa
santa maria capua vetere
santa maria chimalhuacan
santa maria da vitoria
santa marta
santa monica
santa paula
santa perpetua de mogoda
santa pola
santa quiteria
santa rita
santa rita do passa quatro
santa rita do sapucai
santa rosa
santa rosa de cabal
santa rosa de copan
santa rosa de viterbo
santa tecla
santa teresa
santa teresa del tuy
santa uxia de ribeira
santa vitoria do palmar
santaluz
santana
santana de parnaiba
santana do ipanema
santana do livramento
santana do paraiso
santander
santander de quilichao
santangpu
santarem
santee
santeramo in colle
santiago
santiago atitlan
santiago de cao
santiago de compostela
santiago de cuba
santiago de las vegas
santiago de los caballeros
santiago de queretaro
santiago de surco
santiago de tolu
santiago de veraguas
santiago del estero
santiago papasquiaro
santiago sacatepequez
santiago teyahualco
santo amaro
santo andre
santo angelo
santo antonio da platina
santo antonio de jesus
santo antonio de padua
santo antonio do monte
santo antonio dos olivais
santo domingo
santo domingo de los colorados
santo domingo este
santo domingo oeste
santo domingo tehuantepec
santo estevao
santo tomas
santo tome
santol
santos
santos dumont
sants
sants - badal
sants - montjuic
santurtzi
santutxu
santyoku
sanya
sao bento
sao bento do sul
sao bernardo do campo
sao borja
sao caetano do sul
sao carlos
sao cristovao
sao domingos de rana
sao fidelis
sao francisco
sao francisco do conde
sao francisco do sul
sao gabriel
sao goncalo do amarante
sao gotardo
sao joao da barra
sao joao da boa vista
sao joao da madeira
sao joao de meriti
sao joao del rei
sao joao dos inhamuns
sao joao nepomuceno
sao joaquim da barra
sao jose
sao jose de ribamar
sao jose do rio pardo
sao jose do rio preto
sao jose dos campos
sao jose dos pinhais
sao leopoldo
sao lourenco
sao lourenco da mata
sao lourenco do sul
sao luis
sao luis de montes belos
sao luis do quitunde
sao luiz gonzaga
sao mamede de infesta
sao manuel
sao martinho
sao mateus
sao mateus do maranhao
sao mateus do sul
sao miguel do guama
sao miguel dos campos
sao paulo
sao pedro
sao pedro da aldeia
sao roque
sao sebastiao
sao sebastiao do paraiso
sao sebastiao do passe
sao tome
sao vicente
saoner
sapanca
sapele
sapiranga
sapporo
sapucaia
sapulpa
saqqez
saquarema
sar - e pul
saraburi
sarai alamgir
saraj
sarajevo
sarakhs
sarandi
sarangpur
sarankhola
saransk
sarapul
saraqib
sarasota
saratoga
saratoga springs
saratov
sarauli
sarcelles
sardarshahr
sardhana
sargodha
sarh
sari
sariaya
sarikamis
sarikei
sarishabari
sariwon
sarkand
sarkhej
sarkikaraagac
sarkisla
sarnia
sarno
sarny
saronno
sarov
sarpol - e z̄ahab
sarpsborg
sarreguemines
sarria
sarria - sant gervasi
sartrouville
saryaghash
sarzana
sarzedo
sasaguri
sasayama
sasebo
sasel
saskatoon
sasolburg
sasovo
sassandra
sassari
sassuolo
sasvad
satana
satara
sathupalli
sathyamangalam
satita
satka
satkania
satkhira
satna
satsumasendai
sattahip
satte
sattenapalle
sattur
satu mare
satun
saugor
saugus
sault ste . marie
saumur
saundatti
saurimo
sausar
savage
savalou
savannah
savannakhet
savantvadi
savanur
savarkundla
save
saveh
savelugu
savigny - le - temple
savigny - sur - orge
savona
savonlinna
sawai madhopur
sawakin
sawangan
sawara
sayama
sayanogorsk
sayansk
sayhat
sayreville
sayreville junction
sayula
sayyan
scafati
scaggsville
scampia
scandicci
scarborough
sceaux
schaffhausen
schaumburg
schenectady
schererville
schertz
scheveningen
schiedam
schijndel
schilde
schiltigheim
schio
schleswig
schmallenberg
schmargendorf
schonebeck
schoneberg
schorndorf
schortens
schoten
schwabach
schwabisch gmund
schwabisch hall
schwandorf in bayern
schwanewede
schwedt ( oder )
schweinfurt
schweizer - reneke
schwelm
schwerin
schwerte
schwetzingen
sciacca
scotch plains
scottburgh
scottsdale
scranton
scunthorpe
seaford
seaham
seal beach
searcy
seaside
seatac
seattle
sebastian
sebdou
sebes
sebin karahisar
sechura
secondigliano
sector 1
sector 2
sector 3
sector 4
sector 5
sector 6
secunda
secunderabad
security - widefield
sedalia
sedan
sederot
sedrata
seeb
seelze
seesen
seevetal
sefrou
segamat
segezha
segou
segovia
segrate
seguela
seguin
segundo ensanche
sehnde
sehore
sehwan
seinajoki
sejong
sekondi - takoradi
selargius
selby
selcuk
selebi - phikwe
selm
selma
selogiri
selu
selydove
semarang
semenov
semenovskoye
semenyih
semey
semikarakorsk
semiluki
semirom
semnan
semporna
sena madureira
senador canedo
senago
senak ' i
sendai
senden
sendhwa
senekal
senftenberg
sengkang
senhor do bonfim
senhora da hora
senica
senigallia
sens
sensuntepeque
senta
seogwipo
seohara
seondha
seonghwan
seongnam - si
seoni
seoni malwa
seosan
seoul
sepang
sepatan
sept - iles
sepuka
sequeira
seraing
seram
serang
serchhip
serdobsk
sereflikochisar
seregno
serekunda
seremban
serendah
sergach
sergiyev posad
seria
seriate
serik
serilingampalle
seririt
seropedica
serov
serowe
serpong
serpukhov
serra
serra negra
serra talhada
serrana
serres
serrinha
sertaozinho
sertolovo
sesheke
sesimbra
seskine
sestao
sesto fiorentino
sesto san giovanni
sestroretsk
sesvete
setakamachi - takayanagi
sete
sete lagoas
setharja old
setif
seto
settat
setti fatma
settimo torinese
setubal
setun '
sevastopol
sevenoaks
severn
severna park
severnyy
severobaykal ' sk
severodvinsk
severomorsk
severoural ' sk
seversk
severskaya
seveso
sevilla
sevlievo
sevran
sevres
sewon
sexmoan
seydisehir
sfantu gheorghe
sfax
sfizef
sha tin
shabqadar
shache
shadegan
shadrinsk
shagamu
shah alam
shahabad
shahada
shahbazpur
shahdad kot
shahdadpur
shahdol
shahecheng
shahganj
shahin dezh
shahjanpur
shahkot
shahpur
shahpur chakar
shahpura
shahr - e babak
shahr - e kord
shahre jadide andisheh
shahriar
shahrisabz
shahrud
shahzadpur
shajapur
shakargarh
shaker heights
shakhtars ' k
shakhtinsk
shakhty
shakhun ' ya
shakiso
shakopee
shali
shalkar
shalqar
shama junction
shamakhi
shamgarh
shamkhor
shamli
shamsabad
shancheng
shanghai
shangmei
shangqiu
shangrao
shangri - la
shangyu
shangzhi
shanhaiguan
shanhecun
shanting
shantipur
shantou
shanwei
shaoguan
shaowu
shaoxing
shaping
shar ' ya
sharjah
sharqpur sharif
sharypovo
shashemene
shashi
shatura
shawinigan
shawnee
shchekino
shchelkovo
shcherbinka
shchuchinsk
shchukino
shebekino
sheboygan
sheepshead bay
sheffield
shegaon
sheikhpura
shekhupura
sheki
sheksna
shelby
shelbyville
shelekhov
shelton
shelui
shemonaikha
shendi
shengli
shenjiamen
shenyang
shenzhen
sheoganj
sheohar
sheopur
shepetivka
shepparton
sherbrooke
sherghati
sherkot
sherman
sherman oaks
sherpur
shertallai
sherwood
sherwood park
shibata
shibetsu
shibganj
shibin al kawm
shibin al qanatir
shibirghan
shibukawa
shido
shieli
shiggaon
shiguai
shihezi
shijiazhuang
shikarpur
shiki
shikohabad
shilin
shillong
shilong
shima
shimabara
shimada
shimanovsk
shimla
shimo - furano
shimoda
shimodate
shimoga
shimonoseki
shimotoda
shin ' ichi
shinas
shindand
shingu
shinjo
shinshiro
shinyanga
shiogama
shiojiri
shiozawa
shipley
shiqi
shiqiao
shiraguppi
shirahamacho - usazakiminami
shiraoi
shiraoka
shiraz
shirbin
shirdi
shirley
shiroi
shiroishi
shirone
shirpur
shirvan
shishgarh
shitanjing
shivaji nagar
shivpuri
shiwan
shixing
shiyan
shizilu
shizuishan
shizunai - furukawacho
shizuoka
shkoder
sho ' rchi
shobara
shobu
shofirkon shahri
shoham
sholinghur
shoranur
shorapur
shoreline
shoreview
shorkot
short pump
shostka
shouguang
showot
shreveport
shrewsbury
shrigonda
shrirampur
shrirangapattana
shtime
shtip
shuangcheng
shuangyang
shuangyashan
shujaabad
shujalpur
shulan
shumen
shumerlya
shunyi
shush
shushtar
shuya
shwebo
shyamnagar
shymkent
si racha
si sa ket
si satchanalai
sialkot
siauliai
sibate
sibay
sibenik
sibi
sibiu
sibolga
sibsagar
sibu
sibulan
sibut
sicklerville
sicuani
sidareja
siddhapur
siddharthanagar
siddipet
sidhauli
sidhi
sidi abdelli
sidi aissa
sidi akkacha
sidi amrane
sidi bel abbes
sidi bennour
sidi bouzid
sidi ech chahmi
sidi ifni
sidi khaled
sidi merouane
sidi moussa
sidi okba
sidi qacem
sidi salim
sidi slimane
sidi yahia el gharb
sidlaghatta
sidney
sidoarjo
sidon
siedlce
siegburg
siegen
siem reap
siemianowice slaskie
siena
sieradz
sierra vista
sig
sighetu marmatiei
sighisoara
siguatepeque
siguiri
sihanoukville
sihor
sihora
siilinjarvi
siirt
sijua
sijunjung
sikandarabad
sikandarpur
sikandra rao
sikar
sikasso
sikonge
silainiai
silang
silao
silapathar
silchar
siliana
silifke
siliguri
silistra
silivri
silkeborg
sillanwali
sillod
silopi
silute
silvan
silvassa
silver firs
silver lake
silver spring
simanggang
simav
simdega
simferopol
simi valley
simmering
simoes filho
simpang
simpang empat
simpsonville
sinah
sinan
sincelejo
sindelfingen
sindgi
sindhnur
sinfra
sing buri
singa
singanallur
singaparna
singapore
singapur
singaraja
singen
singida
singkawang
singkil
singojuruh
singosari
singrauli
sinhyeon
sinjai
sinjar
sinnar
sinop
sinsheim
sint - niklaas
sint - pieters - leeuw
sint - truiden
sintra
sinuiju
siofok
sioux city
sioux falls
sipalay
siping
sira
siracusa
siraha
sirajganj
sirari
sirdaryo
sirhind
sirinhaem
sirjan
sirkazhi
sirnak
sirohi
sironj
sirsa
sirsaganj
sirsi
sirsilla
sirte
siruguppa
sirumugai
sirur
sirvan
sisak
sishui
sisli
sisophon
sita road
sitamarhi
sitampiky
sitapur
sitarganj
sitges
sitrah
sittard
sitten
sittingbourne
sittwe
situbondo
siuri
sivaganga
sivagiri
sivakasi
sivas
siverek
siwan
siwana
six - fours - les - plages
siyabuswa
skanes
skarzysko - kamienna
skawina
skegness
skelleftea
skelmersdale
skhirate
skien
skierniewice
skikda
skive
skokie
skopin
skopje
skovde
skudai
slagelse
slantsy
slatina
slavgorod
slavonski brod
slavuta
slavutych
slavyansk - na - kubani
slawi
sleman
slidell
sliedrecht
sligo
sliven
slobodka
slobodskoy
slobozia
slonim
slough
sloviansk
slupsk
slutsk
smach mean chey
smara
smarhon '
smederevo
smederevska palanka
smila
smithfield
smithtown
smolensk
smolyan
smyrna
sneek
snezhinsk
snina
snizhne
soacha
soanierana ivongo
soanindrariny
soavinandriana
sobinka
sobral
sobue
soc trang
soccavo
sochaczew
sochi
socorro
socorro mission number 1 colonia
sodermalm
sodertalje
sodo
soe
soest
sofia
sofifi
sofo - birnin - gwari
sogamoso
sohag
sohagpur
sohar
sohna
soignies
soio
soissons
soja
sojat
soka
sokal '
sokaraja
sokcho
soke
sokhumi
soko
sokode
sokol
sokol ' niki
sokolov
sokoni
sokoto
sol ' - iletsk
solan
solana
solano
solapur
soledad
soledad de graciano sanchez
soledade
solihull
solikamsk
solin
solingen
sollentuna
solna
solnechnogorsk
solntsevo
solok
solola
solon
soltau
soma
somanda
sombor
sombrerete
somerset
somerville
someshwar
somma vesuviana
sommerda
somoto
son tay
sonamukhi
sonargaon
sonbong
sonderborg
sondershausen
song cau
songadh
songea
songjiang
songjianghe
songkhla
songling
songnim
songwa
songyang
songyuan
sonipat
sonneberg
sonqor
sonsonate
sonthofen
sopot
sopron
sopur
sora
soran
soreang
sorel - tracy
sorgun
soria
soro
soroca
sorocaba
sorochinsk
sorokyne
soron
sorong
soroti
sorsogon
sortavala
sosnogorsk
sosnovaya polyana
sosnovka
sosnovoborsk
sosnovyy bor
sosnowiec
sotouboua
sotteville - les - rouen
sougueur
souk ahras
souma
souq larb ' a al gharb
sour el ghozlane
souran
sousa
sousse
south bel air
south bend
south benfleet
south boston
south bradenton
south chicago
south croydon
south el monte
south elgin
south euclid
south gate
south hill
south holland
south jordan
south jordan heights
south kingstown
south lake tahoe
south laurel
south lawndale
south miami heights
south milwaukee
south morang
south old bridge
south pasadena
south peabody
south plainfield
south portland
south portland gardens
south riding
south saint paul
south salt lake
south san francisco
south san jose hills
south shields
south shore
south suffolk
south tangerang
south valley
south vineland
south whittier
south windsor
south yarra
southall
southampton
southaven
southbank
southend - on - sea
southfield
southgate
southglenn
southlake
southport
sovetsk
sovetskaya gavan '
sovetskiy
soweto
soyapango
soygaon
soyibug
spalding
spanaway
spandau
spanish fork
spanish town
sparks
spartanburg
spassk - dal ' niy
speyer
spijkenisse
spinea - orgnano
spisska nova ves
split
spokane
spokane valley
spring
spring hill
spring valley
springdale
springe
springfield
springfield gardens
springs
springvale
springville
sprockhovel
spruce grove
sragen
srandakan
sredneuralsk
srem
sremcica
sremska mitrovica
sri dungargarh
sri jayewardenepura kotte
sri madhopur
srikakulam
srinagar
srinivaspur
srisailain
srivilliputhur
sroda wielkopolska
srodmiescie
srono
st . albert
st . catharines
st . charles
st . john ' s
st . johns
st . louis
st . pauli
st . petersburg
st . thomas
st albans
st austell
st helens
staaken
stabat
stade
stadskanaal
stadtallendorf
stadthagen
stadtlohn
stafford
staines
stains
stalowa wola
stalybridge
stamford
standerton
stanford - le - hope
stanley
stanton
stantsiya novyy afon
stara zagora
starachowice
staraya derevnya
staraya kupavna
staraya russa
stargard
starkville
starnberg
starobil ' s ' k
starogard gdanski
starokostiantyniv
starominskaya
stary bohumin
staryy malgobek
staryy oskol
stasfurt
state college
staten island
statesboro
statesville
staunton
stavanger
staveley
stavropol '
stebnyk
steenbergen
steglitz
steinfurt
steinkjer
stella
stellenbosch
stellingen
stendal
stenjevec
step ' anavan
stephenville
stepnogorsk
sterling
sterling heights
sterlitamak
stevenage
stevens point
steyr
stilfontein
stillwater
stirling
stockbridge
stockholm
stockport
stockton
stockton - on - tees
stoke - on - trent
stolberg
stonecrest
stoneham
stoughton
stourbridge
stourport - on - severn
stow
stowmarket
strakonice
stralsund
strasbourg
stratford
stratford - upon - avon
strathfield
straubing
strausberg
streamwood
stretford
strezhevoy
strogino
strongsville
strood
stroud
strovolos
struga
strumica
stryi
strzelce opolskie
studio city
stuhr
stung treng
stupino
stutterheim
stuttgart
stuttgart - ost
stuttgart feuerbach
stuttgart muhlhausen
su - ngai kolok
suai
suar
subang jaya
subaykhan
subic
subotica
suceava
sucre
sucy - en - brie
sudbury
sueca
suez
sufalat sama ' il
suffolk
sugar hill
sugar land
sugito
suhbaatar
suhl
suhum
suibara
suicheng
suihua
suileng
suining
suisun
suita
suitland
suitland - silver hill
suixi
suizhou
sujangarh
sujiatun
sukabumi
sukagawa
sukheke mandi
sukhothai
sukhoy log
sukkur
sukumo
suleja
sullana
sulmona
sulphur
sultanah
sultanbeyli
sultangazi
sultanpur
suluova
sulur
suluru
sulzbach - rosenberg
sumare
sumbawa besar
sumbawanga
sumbe
sumber
sumberpucung
sumedang
sumedang utara
sumenep
summerlin south
summerville
summit
sumoto
sumpango
sumperk
sumqayit
sumter
sumusta as sultani
sumy
sun city
sun city west
sun prairie
sunagawa
sunam
sunan
sunbury
sunbury - on - thames
sunch ' on
suncheon
sundargarh
sundarnagar
sundbyberg
sunderland
sundern
sundsvall
sungai besar
sungai penuh
sungai petani
sungai raya
sungai udang
sungailiat
sunggal
sungho 1 - tong
sungurlu
sunny isles beach
sunnyside
sunnyvale
sunrise
sunrise manor
sunset park
sunyani
sunzha
suong
suozhen
supaul
superior
suphan buri
sur
surabaya
surakarta
surallah
surandai
surat
surat thani
suratgarh
surbiton
surendranagar
suresnes
surfers paradise
surgut
suriapet
surigao
surin
surkhpur
surman
surmene
surovikino
surprise
surrey
surubim
suruc
susaki
susangerd
susehri
susurluk
suto orizare
sutton
sutton coldfield
sutton in ashfield
suva
suva reka
suvorov
suwa
suwalki
suwon
suzaka
suzano
suzhou
suzuka
svay rieng
svendborg
sverdlovs ' k
svetlanovskiy
svetlograd
svetlyy
sviblovo
svishtov
svitlovods ' k
svobodnyy
svyetlahorsk
swabi
swadlincote
swakopmund
swanley
swansea
swarzedz
swedru
sweetwater
swidnica
swidnik
swiebodzice
swiebodzin
swiecie
swietochlowice
swindon
swinoujscie
swinton
swords
sydney
sydney central business district
syevyerodonets ' k
syke
sykies
syktyvkar
sylhet
synel ' nykove
syracuse
syriam
sysert '
syzran '
szczecin
szczecinek
szczytno
szeged
szekesfehervar
szekszard
szentendre
szigetszentmiklos
szolnok
szombathely
t ' aebaek
t ' ongch ' on - up
ta ' if
ta ' izz
ta khmau
taal
taastrup
tabaco
tabanan
tabas
tabatinga
taboao da serra
tabor
tabora
tabriz
tabuk
taby
tacambaro de codallos
tacarigua
tachilek
tacloban
tacna
tacoma
tacoronte
tacuarembo
tacurong
tadepalle
tadepallegudem
tadif
tadjourah
tadmait
tadmur
tadotsu
tadpatri
taesal - li
tafas
tafi viejo
tafo
taganrog
taganskiy
tagawa
tagaytay
tagbilaran city
tagiura
tagoloan
tagudin
taguig
tahara
tahe
tahla
tahoua
tahta
tai ' an
taibet
taichung
taihecun
taikang
tailai
tainan
taiobeiras
taipei
taiping
taishan
taitung city
taixing
taiyuan
taizhou
tajimi
tak
takab
takahagi
takahama
takahashi
takahata
takaishi
takamatsu
takanabe
takanosu
takaoka
takarazuka
takasaki
takatsuki
takayama
takefu
takehara
takelsa
takeo
takeocho - takeo
takestan
taketoyo
taki
takikawa
takoradi
takum
tala
talagang
talagante
talaja
talamba
talara
talas
talata mafara
talavera
talavera de la reina
talca
talcahuano
talcher
taldykorgan
talegaon dabhade
talence
talghar
talhar
talikota
talipparamba
talisay
talkha
tall rif ' at
tallaght
tallahassee
tallbisah
tallinn
tallkalakh
tallkayf
talnakh
taloc
taloda
taloqan
talwara
tam ky
tamale
tamalous
tamamura
taman senai
tamana
tamano
tamanrasset
tamarac
tamazunchale
tambacounda
tambaram
tambo grande
tambopata
tamboril
tambov
tambuwal
tame
tamiami
tamiyah
tamluk
tampa
tampere
tampico
tampin
tamra
tamworth
tan - tan
tan an
tanabe
tanah merah
tanashicho
tanauan
tanay
tanda
tandag
tandalti
tandil
tandlianwala
tando adam
tando allahyar
tando jam
tando muhammad khan
tandur
tanga
tangail
tangerang
tanggu
tanggulangin
tangi
tangier
tangjiazhuang
tangjin
tangkak
tangping
tangshan
tangua
tangub
tangzhai
tanjay
tanjore
tanjung pandan
tanjung pinang
tanjung sepat
tanjung tokong
tanjungagung
tanjungbalai
tanjungtiram
tank
tanki leendert
tansen
tantou
tantoyuca
tanuku
tanuma
tanushimarumachi - toyoki
tanza
taounate
taourirt
taoyuan city
taozhuang
tapachula
tapah road
taphan hin
taquara
taquari
taquaritinga
taquarituba
tara
tarakan
tarakeswar
taramangalam
tarana
taranagar
taranto
tarawa
taraz
tarbes
targovishte
targoviste
targowek
targu - mures
targu jiu
targu neamt
targu secuiesc
tarhuna
tariba
tarija
tarikere
tarime
tarkwa
tarlac city
tarma
tarn taran
tarnaveni
tarneit
tarnobrzeg
tarnow
tarnowskie gory
taroudant
tarpon springs
tarragona
tarsus
tartagal
tartouss
tartu
tarub
tarui
tarut
tasek glugor
tasgaon
tash - kumyr
tashkent
tashtagol
tasikmalaya
tata
tatabanya
tataouine
tatarsk
tatebayashi
tateyama
tatsuno
tatsunocho - tominaga
tatui
tatvan
taubate
taungdwingyi
taunggyi
taungoo
taunsa
taunton
taunusstein
taupo
taurage
tauranga
tavda
taverny
tavsanli
tawaramoto
tawau
taxco de alarcon
tay ninh
tayabas
taybad
tayga
taylor
taylors
taylorsville
tayshet
taytay
tayu
tayyibat al imam
taza
tazoult - lambese
tbeng meanchey
tbilisi
tbilisskaya
tchamba
tchaourou
tchollire
tczew
teaneck
teapa
tearce
tebesbest
tebessa
tebingtinggi
tecamachalco
tecate
tecax
techiman
tecoman
tecpan guatemala
tecuci
tefe
tegal
tegel
tegelen
teghra
tegina
tegucigalpa
tehran
tehri
tehuacan
tejar
tejen
tejupilco de hidalgo
tekane
tekeli
tekirdag
tekirova
tekkalakote
tekkali
teknaf
tekstil ' shchiki
tel aviv
tela
telabastagan
telavi
telde
telemaco borba
telerghma
telford
telhara
telimele
tellicherry
teloloapan
telsiai
teluk intan
teluk nibung
teluknaga
tema
temara
tembisa
temecula
temerluh
temirtau
temixco
tempe
tempe junction
tempelhof
temple
temple city
temple terrace
temryuk
temse
temuco
tenango de arista
tendo
tengrela
teni
tenkodogo
tenno
tenosique
tenri
teocaltiche
teofilo otoni
teoloyucan
teotihuacan
teotihuacan de arista
tepatitlan de morelos
tepeaca
tepecik
tepeji del rio de ocampo
tepexpan
tepic
teplice
tepotzotlan
tequila
tequisquiapan
tequixquiac
tera
teramo
terbanggi besar
terdal
terek
teresa
teresina
teresopolis
terlizzi
termas de rio hondo
terme
termini imerese
termoli
ternate
terneuzen
terni
ternopil
terracina
terrassa
terrazas del valle
terre haute
terrebonne
terrytown
teruel
tervuren
teshi old town
tesistan
tessaoua
tete
tetouan
tetovo
tetuan de las victorias
teutonia
tewksbury
texarkana
texas city
texcoco de mora
teykovo
teziutlan
tezpur
tha bo
tha kham
tha mai
tha maka
tha muang
tha yang
thaba nchu
thai binh
thai nguyen
thakhek
thakurdwara
thakurgaon
thal
thamaga
than
thana bhawan
thanatpin
thane
thanesar
thanh hoa
thanh pho uong bi
tharad
tharangambadi
tharyarwady
thatcham
thaton
thatta
thayetmyo
the acreage
the bronx
the colony
the crossings
the hague
the hammocks
the villages
the woodlands
theniet el had
thenkasi
thessaloniki
thetford
thetford - mines
theunissen
thi tran tan thanh
thi xa phu my
thiais
thiene
thies
thies nones
thika
thimphu
thionville
thiruthani
thiruvananthapuram
thiruvarur
thivai
thohoyandou
thomastown
thomasville
thomazeau
thongwa
thonon - les - bains
thoothukudi
thornaby - on - tees
thornlie
thornton
thornton - cleveleys
thoubal
thousand oaks
thrissur
throgs neck
thu dau mot
thul
thun
thunder bay
thung song
ti port - de - paix
tianchang
tianfu
tiangua
tianjin
tianpeng
tianshui
tiaret
tiassale
tibati
tiberias
tibiri
ticul
tiebo
tiel
tieli
tieling
tienen
tierra blanca
tierralta
tiete
tiflet
tigard
tigre
tigwav
tijara
tijuana
tijucas
tikamgarh
tikapur
tikhoretsk
tikhvin
tiko
tikrit
tilburg
tilhar
timaru
timashevsk
timbauba
timbo
timbuktu
timimoun
timisoara
timizart
timmins
timon
timoteo
tinaquillo
tinde
tindivanam
tindouf
tinghir
tingo maria
tinley park
tinnanur
tinongan
tinsukia
tipasa
tipitapa
tippi
tipton
tiptur
tiquipaya
tirah
tirana
tiraspol
tire
tirhanimine
tirmitine
tirmiz
tiruchchendur
tiruchengode
tiruchirappalli
tirukkoyilur
tirunelveli
tirupati
tirupparangunram
tiruppur
tiruppuvanam
tirur
tiruttangal
tiruvalla
tiruvallur
tiruvannamalai
tiruvottiyur
tisaiyanvilai
tissemsilt
titagarh
titahari
titlagarh
titusville
tivoli
tixtla de guerrero
tizayuca
tizi - n - tleta
tizi gheniff
tizi ouzou
tizimin
tiznit
tlahuac
tlajomulco de zuniga
tlalnepantla
tlalpan
tlapa de comonfort
tlapacoyan
tlaquepaque
tlaxcala
tlemcen
to ' rqao ' rg ' on
toamasina
toba
toba tek singh
tobetsu
tobias barreto
tobol ' sk
tobruk
tocache
tochigi
tochio - honcho
tocoa
tocopilla
tocumen
todabhim
todaraisingh
togane
togitsu
toguchin
tohana
tokamachi
tokar
tokat
toki
tokmak
tokmok
tokoname
tokorozawa
tokushima
tokuyama
tokyo
tol ' yatti
tolanaro
toledo
tolga
toliara
toluca
tomakomai
tomares
tomaszow lubelski
tomaszow mazowiecki
tome
tome acu
tomelloso
tomigusuku
tomilino
tomioka
tomiya
tomobe
tomohon
toms river
tomsk
tonala
tonbridge
tondabayashicho
tondano
tonekabon
tongchuan
tongchuanshi
tongeren
tonghae
tonghua
tongliao
tongren
tongshan
tongzhou
tonisvorst
tonk
tono
tonsberg
tonypandy
tooele
toowoomba
topeka
topi
topki
tor lupara
torbali
torbat - e heydariyeh
torbat - e jam
torcy
tordher
toretsk
toride
torit
toritama
tornio
torokszentmiklos
toronto
tororo
torquay
torrance
torre - pacheco
torre annunziata
torre del greco
torre del mar
torrejon de ardoz
torrelavega
torrelodones
torremolinos
torrent
torreon
torres
torres vedras
torrevieja
torrington
tortona
tortosa
tortuguitas
torun
torzhok
toshbuloq
toshloq
tosno
tosu
tosya
totana
totonicapan
totton
tottori
touba
touggourt
tougue
toukh
toulon
toulouse
toumodi
tourcoing
tournai
tournefeuille
tours
town ' n ' country
townsville
towson
toyama
toyohama
toyohashi
toyokawa
toyonaka
toyooka
toyoshina
toyota
tozeur
tozkhurmato
tra vinh
trabzon
tracy
trairi
tralee
tramandai
trang
trani
trapani
trappes
traralgon
trat
traunreut
travnik
trebic
trebinje
trebisov
treinta y tres
trekhgornyy
trelew
trelleborg
tremblay - en - france
tremembe
tremont
trencin
trenggalek
trento
trenton
tres arroyos
tres cantos
tres coracoes
tres coroas
tres isletas
tres lagoas
tres pontas
tres rios
treviglio
treviso
trezzano sul naviglio
trier
trieste
triggiano
trikala
trincomalee
trindade
trinec
trinidad
triolet
tripoli
triyuga
trnava
trofa
trois - rivieres
troisdorf
troitsk
troitskaya
trollhattan
tromso
trondheim
troparevo
trotwood
trowbridge
troy
troyan
troyes
trstenik
trucuk
truganina
trujillo
trujillo alto
trumbull
truro
truskavets '
trussville
trutnov
ts ' khinvali
tsaritsyno
tsawwassen
tsevie
tshela
tshikapa
tsiombe
tsiroanomandidy
tsu
tsubame
tsubata
tsuen wan
tsukuba
tsukumiura
tsuma
tsuruga
tsurugi - asahimachi
tsuruoka
tsurusaki
tsushima
tsuyama
tsyurupyns ' k
tual
tualatin
tuapse
tuban
tubarao
tubarjal
tubbergen
tubingen
tubize
tucano
tuckahoe
tucker
tucson
tucuma
tucupita
tucurui
tudela
tuensang
tufanganj
tuguegarao
tujunga
tukrah
tukuyu
tukwila
tula
tula de allende
tulancingo
tulangan utara
tulare
tulcan
tulcea
tuljapur
tulkarm
tulsa
tulsipur
tultepec
tultitlan de mariano escobedo
tulua
tulun
tulungagung
tumaco
tumba
tumbes
tumbi
tumen
tumkur
tumsar
tunceli
tundla
tunduma
tung chung
tungi
tungipara
tuni
tunis
tunja
tupa
tupaciguara
tupelo
tupiza
tuquerres
tura
turabah
turaif
turaiyur
turbaco
turbat
turbo
turda
turek
turgutlu
turhal
turin
turkestan
turkmenabat
turkmenbasy
turku
turlock
turmero
turnhout
turnu magurele
turpan
turrialba
tursunzoda
tuscaloosa
tustin
tutamandahostel
tutayev
tuttlingen
tuusula
tuxpam de rodriguez cano
tuxpan
tuxtepec
tuxtla
tuy hoa
tuyen quang
tuymazy
tuytepa
tuzla
tver
twante
twentynine palms
twin falls
tychy
tyldesley
tyler
tynda
tyoply stan
tyre
tyrnyauz
tyumen
ualog
uba
ubach - palenberg
ubaitaba
ubari
ubatuba
ubauro
ube
ubeda
uberaba
uberlandia
uberlingen
ubiaja
ubon ratchathani
ubud
uchaly
uchqurghon shahri
udaipur
uddevalla
uden
udgir
udhampur
udine
udomlya
udon thani
udumalaippettai
udupi
ueda
uekimachi - mono
uelzen
ueno - ebisumachi
uenohara
ufa
uga
ugep
ughelli
uglich
uherske hradiste
uige
uijeongbu - si
uiju
uitenhage
uithoorn
ujhani
uji
ujiie
ujjain
ukhta
ukmerge
ulaangom
ulan - ude
ulan bator
ulanhot
ulhasnagar
ullal
ulm
ulsan
ulu tiram
ulundi
ulyanovsk
uman
umarga
umaria
umarkhed
umarkot
umea
umi
umluj
umm al quwain city
umm el fahm
umm qasr
umm ruwaba
umm salal muhammad
umraniye
umred
umreth
umuahia
umuarama
una
unai
unecha
ungaran
ungheni
ungsang
uniao da vitoria
uniao dos palmares
union
union city
union de reyes
uniondale
unionport
universal city
university
university city
university heights
university park
university place
unjha
unna
unnao
unterhaching
unterschleisheim
untolovo
unye
uozu
upata
upington
upland
upleta
uppal kalan
upper alton
upper arlington
upper coomera
upper dir
upper hutt
upplands vasby
uppsala
uptown
urambo
uran
uravakonda
uray
urayasu
urbana
urbandale
urdaneta
urganch
urgut shahri
uriangato
uritsk
urla
urmston
uromi
ursus
ursynow
uruacu
uruapan
urucuca
uruguaiana
urumqi
urus - martan
uryupinsk
usak
usera
ush - tyube
ushiku
ushirombo
ushuaia
usilampatti
usinsk
uskudar
usol ' ye - sibirskoye
ussuriysk
ust ' - dzheguta
ust ' - ilimsk
ust ' - katav
ust ' - kut
ust ' - labinsk
ust - kamenogorsk
usta muhammad
uster
usti nad labem
usuki
usulutan
utena
uthai thani
utica
utmanzai
uto
utraula
utrecht
utrera
utsunomiya
uttamapalaiyam
uttar char fasson
uttaradit
uttiramerur
uvarovo
uvinza
uvira
uwajima
uychi
uyo
uyovu
uzgen
uzhgorod
uzice
uzlovaya
uzunkopru
vaasa
vac
vacaria
vacaville
vacoas
vadakku valliyur
vadigenhalli
vadippatti
vadnagar
vadodara
vagharshapat
vagonoremont
vahdat
vaihingen an der enz
vaijapur
vaikam
vakarai
vakfikebir
val - d ' or
valasske mezirici
valdagno
valdemoro
valdepenas
valdivia
valdosta
vale of leven
valenca
valence
valencia
valenciennes
valente diaz
valera
valinda
valinhos
valjevo
valkeakoski
valkenswaard
vallabh vidyanagar
valladolid
vallauris
valle de bravo
valle de la pascua
valle de santiago
valle hermoso
valledupar
vallejo
vallenar
vallentuna
valley glen
valley station
valley stream
valls
valmiera
valongo
valparai
valparaiso
valrico
valsad
valuyki
valvedditturai
van
van buren
van nest
van nuys
vanadzor
vancouver
vandavasi
vanderbijlpark
vandouvre - les - nancy
vanersborg
vangaindrano
vangviang
vaniyambadi
vanlose
vannes
vantaa
vanves
vapi
varadero
varamin
varanasi
varangaon
varash
varazdin
varberg
varel
varennes
varese
vargem grande
vargem grande do sul
varginha
varkala
varkaus
varna
varpalota
varzea alegre
varzea da palma
varzea grande
varzea paulista
vasastan
vasco da gama
vaslui
vassouras
vasteras
vastervik
vasto
vasyl ' evsky ostrov
vasylkiv
vaterstetten
vattalkundu
vatutino
vaudreuil - dorion
vaughan
vaulx - en - velin
vaureal
vavatenina
vavoua
vavuniya
vaxjo
vayalar
vechta
vedaraniyam
veendam
veenendaal
vega baja
vegesack
veghel
veinticinco de mayo
vejalpur
vejle
vel ' sk
velasco ibarra
velbert
velenje
veles
velez - malaga
velika gorica
velikiy novgorod
velikiy ustyug
velikiye luki
veliko turnovo
velingara
velingrad
velizy - villacoublay
velletri
vellore
velsen - zuid
vemalwada
venado tuerto
venancio aires
venaria reale
venice
venissieux
venkatagiri
venlo
venray
ventanas
ventspils
ventura
venustiano carranza
vepagunta
vera cruz
veracruz
veraval
verbania
vercelli
verden
verdun
vereeniging
vereshchagino
verkhniy ufaley
verkhnyaya pyshma
verkhnyaya salda
verl
vernier
vernon
vernon hills
vero beach south
veroia
verona
verrettes
versailles
versmold
vertientes
vertou
verviers
veshnyaki
vespasiano
vestavia hills
veszprem
vetapalem
vettur
vezirkopru
vi thanh
viamao
viana
viana do castelo
viareggio
viborg
vic
vicalvaro
vicar
vicenza
vichuga
vichy
vicksburg
vicosa
victor rosales
victoria
victoria de durango
victoria falls
victorias
victoriaville
victorville
videira
vidin
vidisha
vidnoye
viedma
vienna
vienne
vientiane
viernheim
viersen
vierzon
viet tri
vigan
vigevano
vigia
vigneux - sur - seine
vignola
vigo
vihari
vihti
vijapur
vijayawada
vikarabad
vikhorevka
vikindu
vila - real
vila - seca
vila do conde
vila nova de gaia
vila velha
viladecans
vilafranca del penedes
vilagarcia de arousa
vilanova i la geltru
vilapicina i la torre llobeta
vilhena
viljandi
viljoenskroon
vilkpede
villa alemana
villa allende
villa altagracia
villa angela
villa bisono
villa bruzual
villa canales
villa carlos paz
villa constitucion
villa consuelo
villa de costa rica
villa de cura
villa de mayo
villa de san diego de ubate
villa de vallecas
villa del rosario
villa dolores
villa elisa
villa francisca
villa gesell
villa hayes
villa juarez
villa lugano
villa maria
villa mercedes
villa nueva
villa ortuzar
villa park
villa regina
villa santa rita
villa vicente guerrero
villach
villaflores
villagran
villaguay
villahermosa
villajoyosa
villamaria
villanueva
villanueva de la serena
villaricca
villarrica
villarrobledo
villaverde
villavicencio
villaviciosa de odon
villazon
villefranche - sur - saone
villejuif
villemomble
villena
villenave - d ' ornon
villeneuve - d ' ascq
villeneuve - la - garenne
villeneuve - saint - georges
villeneuve - sur - lot
villeparisis
villepinte
villeta
villeurbanne
villiers - le - bel
villiers - sur - marne
villingen - schwenningen
villupuram
vilnius
vilvoorde
vilyeyka
vilyuchinsk
vimercate
vina del mar
vinales
vinaros
vincennes
vincentown
vinces
vineland
vineyard
vinh
vinh long
vinhedo
vinkovci
vinnytsia
vinukonda
viransehir
virar
virginia
virginia beach
viru
virudunagar
viry - chatillon
visaginas
visakhapatnam
visalia
visby
visconde do rio branco
viseu
visitacion valley
visnagar
vista
vite
vitebsk
viterbo
vitina
vitoria
vitoria da conquista
vitoria de santo antao
vitrolles
vitry - sur - seine
vittoria
vittorio veneto
vizianagaram
vlaardingen
vladikavkaz
vladimir
vladivostok
vlissingen
vlore
vlotho
vnukovo
voerde
vogan
voghera
vohibinany
vohipaho
voi
voinjama
voiron
vol ' sk
volendam
volgodonsk
volgograd
volkhov
volklingen
volkovysk
volksrust
volla
volnovakha
volodymyr - volynskyi
vologda
volokolamsk
volos
volta redonda
voluntari
volzhsk
volzhskiy
vomero
voorburg
voorhees
voorschoten
vorkuta
vorob ' yovo
voronezh
vose '
voskresensk
vostochnoe degunino
vostryakovo
votkinsk
votorantim
votuporanga
voula
voznesensk
vrangel '
vranje
vranov nad toplou
vratsa
vrbas
vreden
vredenburg
vriddhachalam
vrilissia
vrindavan
vrsac
vryburg
vryheid
vsetin
vsevolozhsk
vught
vukovar
vulcan
vung tau
vuosaari
vushtrri
vuyyuru
vwawa
vyara
vyatskiye polyany
vyaz ' ma
vyazniki
vyborg
vykhino - zhulebino
vyksa
vynohradiv
vyronas
vyshhorod
vyshneve
vyshniy volochek
vyskov
waalwijk
wabu
wacheng
wachtberg
waco
wad medani
waddan
waddinxveen
wade hampton
wadi
wadi as sir
wadsworth
waegwan
wafangdian
wageningen
waghausel
wagrowiec
wai
waiblingen
waingapu
waipahu
wajir
wakayama
wake forest
wakefield
wakema
wakiso
wakkanai
wako
walajapet
walbrzych
walcz
waldkirch
waldkraiburg
waldorf
waldshut - tiengen
walin
waliso
walkden
walker
walla walla
wallasey
wallenhorst
wallsend
walnut
walnut creek
walnut grove
walsall
walsrode
waltham
walton - on - thames
waltrop
walvis bay
wamba
wanaraja
wandsbek
wanganui
wangen
wangkui
wangon
wangqing
wani
wanju
wankaner
wankyi
wanlaweyn
wanning
wanparti
wanxian
warangal
waraseoni
warburg
wardha
waregem
waren
warendorf
warin chamrap
waris aliganj
warmbaths
warner robins
warnes
warora
warren
warri
warrington
warrnambool
warsaw
warstein
warud
warwick
wasco
washim
washington
washington , d . c .
washington heights
washwood heath
wassenaar
watampone
watari
watauga
waterbury
waterford
waterloo
waterlooville
watertown
watford
watsa
watsonville
wattala
wattrelos
wau
waukegan
waukesha
wausau
wauwatosa
waverly
wavre
wawer
waxahachie
wayne
waynesboro
wazirabad
weatherford
webster groves
webuye
wedding
wedel
wedi
wednesbury
wednesfield
weert
wegberg
weiden
weifang
weihai
weil am rhein
weilheim
weimar
weinan
weingarten
weinheim
weining
weinstadt - endersbach
weinzierl bei krems
weisenfels
weisensee
weiswasser
weiterstadt
wejherowo
wekiwa springs
welahan
weleri
weligama
welisara
welkom
welland
wellesley
welling
wellingborough
wellington
welwyn garden city
wembley
wenatchee
wenchang
wenling
wenshan city
wenshang
wentzville
wenxing
wenzhou
werdau
werder
werdohl
werkendam
werl
wermelskirchen
werne
wernigerode
werota
werribee
wertheim
weru
wesel
weslaco
wesley chapel
wesola
wesseling
wesselsbron
west albany
west allis
west and east lealman
west babylon
west bend
west bloomfield township
west bridgford
west bromwich
west carson
west chicago
west coon rapids
west covina
west des moines
west elkridge
west end
west englewood
west falls church
west fargo
west gulfport
west hartford
west haven
west hills
west hollywood
west islip
west jerusalem
west jordan
west kelowna
west lafayette
west lake sammamish
west lake stevens
west lawn
west linn
west little river
west lynchburg
west melbourne
west memphis
west mifflin
west milford
west new york
west odessa
west orange
west palm beach
west pensacola
west puente valley
west raleigh
west ridge
west sacramento
west scarborough
west seneca
west springfield
west torrington
west town
west valley city
west vancouver
west warwick
west whittier - los nietos
westchase
westchester
westend
westerlo
westerstede
westerville
westfield
westford
westhoughton
westlake
westland
westminster
westmont
westmount
weston
weston - super - mare
westonaria
westport
wete
wethersfield
wetter ( ruhr )
wetteren
wetzlar
wevelgem
weymouth
whangarei
wharton
wheat ridge
wheaton
wheeling
white bear lake
white plains
white rock
whitefield
whitehall township
whitehaven
whitehorse
whitestone
whitley bay
whitman
whitney
whitstable
whittier
wichian buri
wichit
wichita
wichita falls
wickford
widnes
wiehl
wielun
wiener neustadt
wierden
wiesbaden
wiesloch
wigan
wigston magna
wijchen
wildomar
wildwood
wilhelmshaven
wilhelmstadt
wilkes - barre
willebroek
willemstad
willenhall
williamsburg
williamsport
willich
willingboro
williston
willoughby
willowbrook
willowdale
wilmersdorf
wilmette
wilmington
wilmslow
wilnsdorf
wilson
wilsonville
winchester
windham
windhoek
windsor
winejok
winneba
winnenden
winnipeg
winona
winsen
winsford
winston - salem
winter garden
winter gardens
winter haven
winter park
winter springs
winterhude
winterswijk
winterthur
wipperfurth
wiradesa
wisbech
wishaw
wismar
witbank
witham
witney
witten
wittenau
wittenberg
wittenberge
wittmund
wlochy
wloclawek
wobulenzi
woburn
wodzislaw slaski
woerden
wokha
woking
wokingham
wola
wolfen
wolfenbuttel
wolfsburg
wollongong
wolmaransstad
wolomin
wolverhampton
wongsorejo
wonju
wonopringgo
wonosobo
wonsan
woodburn
woodbury
woodford green
woodhaven
woodland
woodland hills
woodlands
woodlawn
woodridge
woodrow
woodside
woodstock
woonsocket
wooster
worcester
workington
worksop
worms
worthing
wrexham
wright
wroclaw
wrzesnia
wuchang
wucheng
wuchuan
wuda
wudil
wuhai
wuhan
wuhu
wukari
wulfrath
wulingyuan
wum
wunstorf
wuppertal
wurselen
wurzburg
wusong
wuwei
wuxi
wuxue
wuyang
wuyishan
wuzhen
wuzhou
wyandotte
wylie
wyndham vale
wyoming
wyszkow
xacmaz
xai - xai
xalapa de enriquez
xalisco
xam nua
xankandi
xanten
xanthi
xanxere
xativa
xenia
xi ' an
xiamen
xiangcheng chengguanzhen
xiangtan
xiangxiang
xiangyang
xianju
xianning
xiannu
xianshuigu
xiantao
xianyang
xiaogan
xiaolingwei
xiaoshan
xiaoshi
xiaoweizhai
xiazhen
xiazhuang
xichang
xico
xicotepec de juarez
xifeng
xihe
xilin hot
ximeicun
xincheng
xindi
xindian
xingcheng
xinghua
xinglongshan
xingtai
xinguara
xinhui
xining
xinji
xinmin
xinpu
xinqing
xinshi
xintai
xinxiang
xinyang
xinyi
xinyu
xinyuan
xinzhi
xinzhou
xiongzhou
xique xique
xirivella
xishan
xiulin
xiuyan
xiuying
xixiang
xo ' jayli shahri
xochimilco
xonacatlan
xoxocotla
xuanzhou
xuchang
xucheng
xunchang
yablonovskiy
yabrud
yachimata
yacuiba
yadgir
yafran
yagoua
yagry
yaguachi nuevo
yaguajay
yahotyn
yahyali
yaita
yaizu
yakeshi
yakima
yako
yakuplu
yakutsk
yala
yalova
yalta
yalutorovsk
yalvac
yamada
yamaga
yamagata
yamaguchi
yamazakicho - nakabirose
yambio
yambol
yamethin
yamoto
yamoussoukro
yamunanagar
yanacancha
yanagawa
yanagawamachi - saiwaicho
yanai
yanam
yanamalakuduru
yanaul
yanbu
yancheng
yangambi
yangchun
yangcun
yanggu
yangiobod
yangiqo ' rg ' on
yangirabot
yangiyer
yangiyul
yangjiang
yangju
yangliuqing
yangon
yangp ' yong
yangquan
yangsan
yangshuo
yangzhou
yanji
yanjiang
yanliang
yanta
yantai
yantongshan
yany kapu
yanykurgan
yanzhou
yao
yaounde
yara
yarim
yaring
yaritagua
yarmouth
yaroslavl
yaroslavskiy
yarovoye
yartsevo
yarumal
yasenevo
yashan
yashio
yashiro
yasothon
yasugicho
yasuj
yasynuvata
yate
yateley
yatou
yatsuomachi - higashikumisaka
yauco
yautepec
yaval
yavatmal
yavne
yawata
yaypan
yazd
yazman
yeadon
yebaishou
yecla
yefremov
yegor ' yevsk
yehud
yehud - monosson
yei
yekaterinburg
yelabuga
yelahanka
yelets
yelizovo
yellandu
yemanzhelinsk
yen bai
yen vinh
yenagoa
yenakiyeve
yenangyaung
yendi
yenisehir
yeoju
yeola
yeongam
yeongdong
yeonil
yeosu
yeovil
yerba buena
yerevan
yerkoy
yerres
yershov
yesan
yesilli
yessentuki
yevlakh
yevpatoriya
yeysk
yibin
yichang
yicheng
yichun
yigo village
yigou
yilan
yima
yinchuan
yingchuan
yingkou
yingshang chengguanzhen
yinzhu
yirga ' alem
yishui
yiwu
yiyang
ylojarvi
yogyakarta
yoichi
yokaichiba
yokkaichi
yokohama
yokosuka
yokote
yola
yoloten
yonago
yonan - up
yonezawa
yong peng
yongchuan
yongfeng
yonggwang - up
yonkers
yonmu
yono
yopal
yorba linda
yorii
york
yoshida - kasugacho
yoshii
yoshikawa
yoshkar - ola
yotsukaido
youhao
youkaichi
youngstown
youssoufia
yozgat
ypenburg
ytrebygda
yuanlin
yuanping
yuba city
yubileyny
yucaipa
yucca valley
yucheng
yuci
yudong
yuen long kau hui
yueyang
yugawara
yugorsk
yuki
yukon
yuksekova
yuktae - dong
yukuhashi
yulin
yulinshi
yuma
yumbe
yumbo
yuncheng
yunfu
yunmeng chengguanzhen
yunyang
yurecuaro
yurga
yurimaguas
yuriria
yushu
yuta
yutan
yuxi
yuxia
yuyao
yuzawa
yuzhne
yuzhno - sakhalinsk
yuzhnoukrains ' k
yuzhnoural ' sk
yverdon - les - bains
yylanly
zaandam
zaanstad
zabid
zabki
zabol
zabrat
zabrze
zacapa
zacapu
zacatecas
zacatecoluca
zacatelco
zacatepec
zacatlan
zacualtipan
zadar
zafar
zafarwal
zagan
zagazig
zagor ' ye
zagora
zagreb
zahedan
zahir pir
zahirabad
zahle
zaida
zaidpur
zainsk
zaio
zajecar
zakopane
zalaegerszeg
zalau
zalingei
zaltbommel
zama
zamania
zamboanga
zambrow
zamora
zamosc
zamoskvorech ' ye
zanesville
zanjan
zanzibar
zaoyang
zaozhuang
zapala
zapopan
zaporizhia
zapotiltic
zapotlanejo
zaragoza
zarand
zaranj
zarate
zarautz
zaraysk
zaraza
zarechnyy
zaria
zarinsk
zarnesti
zarqa
zary
zarya
zarzal
zarzis
zaventem
zavodoukovsk
zavolzh ' ye
zawiercie
zawiya
zaxo
zayed city
zdar nad sazavou
zdolbuniv
zdunska wola
zedelgem
zefta
zehlendorf
zeist
zeitz
zele
zelenchukskaya
zelenodolsk
zelenogorsk
zelenograd
zelenokumsk
zelino
zemoura
zemst
zemun
zenica
zeribet el oued
zernograd
zest ' aponi
zevenaar
zeya
zeytinburnu
zgierz
zgorzelec
zhabei
zhalantun
zhanaozen
zhangatas
zhangjiagang
zhangjiajie
zhangjiakou
zhangjiakou shi xuanhua qu
zhangye
zhangzhou
zhanjiang
zhaobaoshan
zhaodong
zhaogezhuang
zhaoqing
zhaotong
zhaoyuan
zhaozhou
zharkent
zheleznodorozhnyy
zheleznogorsk
zheleznogorsk - ilimskiy
zheleznovodsk
zhengjiatun
zhengzhou
zhenjiang
zhenlai
zhenzhou
zhezqazghan
zhicheng
zhigulevsk
zhijiang
zhlobin
zhmerynka
zhob
zhongshan
zhongshu
zhongxiang
zhongxing
zhongxing new village
zhosaly
zhoucheng
zhoucun
zhoukou
zhoushan
zhouzhuang
zhovti vody
zhu cheng city
zhuanghe
zhuangyuan
zhuhai
zhuji
zhujiajiao
zhukovskiy
zhulebino
zhumadian
zhuzhou
zhytomyr
zibo
zielona gora
zigong
ziguinchor
zijinglu
zile
zilina
zima
zinacantepec
zinder
zintan
zion
zionsville
zipaquira
zira
zirndorf
zittau
ziway
zlatoust
zlin
zliten
znamensk
znojmo
znomenka
zoersel
zoetermeer
zografos
zoliborz
zolochiv
zolotonosha
zomba
zomin shaharchasi
zonguldak
zorgo
zory
zottegem
zoucheng
zouerate
zouila
zrenjanin
zuenoula
zug
zugdidi
zuglo
zulpich
zumpango
zumpango del rio
zungeru
zunheboto
zunyi
zurich
zurich ( kreis 10 )
zurich ( kreis 11 )
zurich ( kreis 12 )
zurich ( kreis 2 )
zurich ( kreis 3 )
zurich ( kreis 3 ) / sihlfeld
zurich ( kreis 4 ) / aussersihl
zurich ( kreis 6 )
zurich ( kreis 6 ) / unterstrass
zurich ( kreis 7 )
zurich ( kreis 9 )
zurich ( kreis 9 ) / altstetten
zuru
zushi
zutphen
zuwarah
zverevo
zvishavane
zvolen
zwedru
zweibrucken
zwevegem
zwickau
zwijndrecht
zwolle
zyablikovo
zyrardow
zyryanovsk
zyuzino
zywiec
`;
