/** Towns of 20,000 people and more, by GeoNames (CC BY 4.0, see NOTICE), one a row. */
export const TOWNS = `
'ali sabieh
's-hertogenbosch
a coruña
a estrada
aachen
aalborg
aalen
aalsmeer
aalst
aarschot
aba
abadan
abaetetuba
abaeté
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
abnūb
abobo
abohar
aboisso
abomey
abomey-calavi
abou el hassan
abovyan
abqaiq
abrama
abreu e lima
abrīsham
abu dhabi
abu jibeha
abucay
abuja
abéché
abū al maţāmīr
abū ghurayb
abū kabīr
abū qurqāş
abū tīj
abū ‘arīsh
acacías
acajete
acajutla
acapulco de juárez
acaraú
acarigua
acatzingo
acayucan
accra
accrington
acerra
achalpur
acharnés
acheng
achern
achhnera
achim
achinsk
achères
aci catena
acilia-castel fusano-ostia antica
acireale
acocks green
acopiara
acquaviva delle fonti
acre
acton
actopan
acworth
acámbaro
ad darbāsīyah
ad dawādimī
ad dilam
ad dilinjāt
ad douiem
ad dujayl
ad dānā
ad dīwānīyah
ad-damazin
adamantina
adana
adapazarı
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
adilcevaz
adirampattinam
adiwerna
adjumani
adler
admiralteisky
ado-ekiti
adra
adrano
adrar
adrian
adrogué
adzopé
adıyaman
adūr
affery
affton
afgooye
afif
afikpo
aflao
aflou
afogados da ingazeira
afragola
afula
afyonkarahisar
afzalgarh
afzalpur
afşin
agadez
agadir
agar
agartala
agawam
agbor
agboville
agde
agdzhabedy
agen
ageoshimo
aghajari
agios dimitrios
agnibilékrou
agogo
agoo
agoura
agoura hills
agra
agrigento
agrínio
agua dulce
agua prieta
aguachica
aguada de pasajeros
aguascalientes
aguaí
agudos
aguilares
agulu
agustín codazzi
agía paraskeví
agía varvára
agüimes
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
ahuachapán
ahvaz
ahwatukee foothills
aichach
aigáleo
aiken
ain sukhna
aioi
airdrie
airoli
aiud
aix-en-provence
aix-les-bains
aizawl
ajaccio
ajalpan
ajax
ajdabiya
ajka
ajman city
ajmer
ajodhya
ajā
akademgorodok
akademicheskoe
akalkot
akaltara
akashi
akbarpur
akbarābād
akbou
akdağmadeni
aketi
akhisar
akhmīm
akhtubinsk
aki
akim oda
akita
akivīdu
akkarampalle
akola
akora
akot
akouda
akoupé
akron
aksaray
aksay
aksu
aktau
aktobe
aku
akune
akure
akwatia
akyazı
akçaabat
akçakale
akçakoca
akşehir
al aaroui
al abyār
al ain city
al ajaylat
al aḩmadī
al badārī
al bahah
al balyanā
al bawīţī
al bayda
al bayḑā’
al başrah al qadīmah
al bukayrīyah
al burayj
al buraymī
al bāb
al bājūr
al bīrah
al fallūjah
al farwānīyah
al fashn
al fayyūm
al faḩāḩīl
al finţās
al fqih ben çalah
al fujairah city
al fāw
al hasaheisa
al hindīyah
al hoceïma
al hufūf
al hārithah
al ibrāhīmīyah
al jadīd
al jahrā’
al jammālīyah
al jubayhah
al jubayl
al jumūm
al khafjī
al kharj
al khums
al khābūrah
al khānkah
al khārijah
al kiswah
al kūt
al manqaf
al manshāh
al manzalah
al manāqil
al manşūrah
al marj
al marsá
al mawşil al jadīdah
al mayādīn
al maţarīyah
al maḩallah al kubrá
al minyā
al miqdādīyah
al mishkhāb
al mithnab
al mubarraz
al muharraq
al musayyib
al qadarif
al qanāyāt
al qanāţir al khayrīyah
al qaryatayn
al qaţīf
al qubbah
al qunayţirah
al qurayn
al quşayr
al qūşīyah
al shamkhah city
al wajh
al wakrah
al wāsiţah
al ḩarāk
al ḩasakah
al ḩawāmidīyah
al ḩawātah
al ḩayy
al ḩillah
al ḩudaydah
al ḩāmūl
al ‘amārah
al ‘ayyāţ
al ‘azīzīyah
al-hamdaniya
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
alamogordo
aland
alandi
alandur
alanya
alapayevsk
alaplı
alappuzha
alaquàs
alatyr’
alaşehir
alba
alba iulia
albacete
albano laziale
albany
albany park
albardón
alberton
albertslund
albertville
albi
alboraya
albstadt
albuquerque
alcabideche
alcalde díaz
alcalá de guadaira
alcalá de henares
alcalá la real
alcamo
alcantarilla
alchevs’k
alcobendas
alcorcón
alcoy
alcázar de san juan
aldaia
aldan
alderetes
aldershot
alegrete
aleksandrov
aleksandrovskoye
aleksandrów łódzki
alekseyevka
aleksin
aleksotas
alenquer
alençon
aleppo
aleshtar
alessandria
alexandria
alexandroupoli
aleysk
alfafar
alfenas
alfortville
alfreton
alfter
algeciras
algemesí
algete
alghero
algiers
algonquin
algorta
algueirão
alhambra
alhaurín de la torre
alhaurín el grande
aliaga
aliağa
alicante
alice springs
alicia
alief
alingsås
alipur
aliso viejo
aliwal north
alkmaar
allada
allahābād
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
almería
almirante tamandaré
almonte
almora
almozara
almuñécar
aloha
alor gajah
alor setar
alot
alpharetta
alphen aan den rijn
alsdorf
alt-hohenschönhausen
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
altuf’yevskiy
alushta
aluva
alvalade
alvand
alvarado
alvin
alwar
alwaye
alytus
alzira
alès
além paraíba
alībāg
alīganj
alīgarh
alīgūdarz
alīpur
alīpur duār
al’met’yevsk
am timan
amadora
amagasaki
amagi
amahai
amaigbo
amalner
amalāpuram
aman garh
amancio
amargosa
amarillo
amarnāth
amarpur
amasya
amatitlán
ambad
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
ambattūr
amberg
ambikāpur
ambilobe
amboasary
ambon
ambositra
ambovombe
ambur
ambāh
ambājogāi
ambāla
ameca
amecameca
american canyon
american fork
americana
amersfoort
amersham
ames
amherst
ami
amiens
amin’yevo
amirdzhan
amizour
amla
amlapura
amlapura city
amman
ammanford
ammi moussa
amnat charoen
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
amreli
amritsar
amroha
amrāvati
amstelveen
amsterdam
amsterdam-zuidoost
amudālavalasa
amuntai
amursk
amvrosiyivka
américo brasiliense
amés
an nabk
an nimāş
an nuhūd
an nuşayrāt
anaco
anaheim
anaime
anakāpalle
anamur
anan
anand
ananindeua
anantapur
anantnag
anapa
anbu
anbyŏn-ŭp
ancaster
anchorage
ancona
ancud
ancón
anda
andapa
andenne
andernach
anderson
andijon
andkhōy
andol
andong
andorra la vella
andover
andradas
andradina
andreyevskoye
andria
andrychów
andújar
anekal
angamāli
angarsk
angat
angeles city
angers
anglet
angol
angono
angoulême
angra dos reis
angren
angri
angul
anjad
anjangaon
anjiang
anju
anjār
anjō
ankang
ankara
ankazoabo
ankeny
ankleshwar
anloga
anlu
ann arbor
annaba
annaberg-buchholz
annaka
annandale
annapolis
annau
annecy
annecy-le-vieux
annemasse
annigeri
annino
anniston
anqing
anqiu
ans
ansan-si
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
antiguo cuscatlán
antioch
antipolo
antofagasta
antony
antratsyt
antsirabe
antsiranana
antsohihy
antsohimbondrona
antwerpen
antónio enes
anuradhapura
anxiang
anyama
anyang
anyang-si
anzhero-sudzhensk
anzio
anápolis
aného
anūpgarh
anūpshahr
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
aparecida de goiânia
aparri
apartadó
apas
apaseo el alto
apaseo el grande
apatity
apatzingán
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
ar rahad
ar ramthā
ar raqqah
ar rass
ar rastan
ar rayyān
ar rifā‘
ar riqqah
ar rudayyif
ar rumaythah
ar rumaythīyah
ar ruseris
ar ruţbah
ar rābiyah
ar rām wa ḑāḩiyat al barīd
aracaju
aracataca
aracati
aracruz
arad
araguari
araguaína
arai
arakkonam
araklı
aral
aramoko-ekiti
aranda de duero
arandas
aranjuez
arantāngi
aranyaprathet
aranđelovac
arapiraca
arapongas
arar
araranguá
araraquara
araras
ararat
araripina
araruama
arashiyama
arauca
arauco
araucária
araure
arawa
araxá
arayat
araçatuba
araçuaí
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
ardabīl
ardahan
ardakān
arden-arcade
ardeşen
ardmore
arecibo
arendal
arenella
arequipa
arezzo
arfoud
arganda
arganzuela
argenteuil
argun
argungu
argyroúpoli
arhribs
ariana
arica
arifwala
ariguaní
arima
aringay
aripuanã
ariquemes
arish
aristóbulo del valle
arivonimamo
ariyalūr
arjawinangun
arjona
arkalyk
arkhangel’sk
arles
arlington
arlington heights
arlon
armavir
armação de búzios
armenia
armentières
armidale
armilla
armyansk
arnavutköy
arnhem
arni
arnold
arnsberg
arnstadt
arona
aroor
arrah
arraial do cabo
arraiján
arras
arrasate / mondragón
arrecife
arrentela
arriaga
arris
arroyo naranjo
arroyo seco
arsen’yev
arsikere
artashat
arteixo
artemisa
artigas
artur nogueira
artvin
artémida
artëm
artëmovskiy
arua
arucas
arujá
arumuganeri
aruppukkottai
arusha
arvada
arvayheer
arvin
arys
arzamas
arzano
arzignano
arāk
arāmbāgh
arāria
as safīrah
as salamīyah
as salţ
as samawah
as sulaymānīyah
as sulayyil
as suwayq
as sālimīyah
as sūkī
as-suwayda
asaba
asadābād
asahi
asahikawa
asaita
asaka
asamankese
asan
asbest
aschaffenburg
aschersleben
ascoli piceno
asenovgrad
aserrí
ash shafā
ash shaykh miskīn
ash shaţrah
ash shuhadā’
ash shāmīyah
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
ashmūn
ashoknagar
ashoknagar kalyangarh
ashta
ashton in makerfield
ashton-under-lyne
asia
asifābād
asilah
asino
asipovichy
asker
asmara
asnières-sur-seine
aso
asparuhovo
aspe
aspen hill
asprópyrgos
assab
asse
assemini
assen
assis
astanajapura
asti
aston
astorga
astoria
astrakhan
asunción
aswan
asyūţ
at tall
at tall al kabīr
at tāj
atakpamé
atamaría
atambua
atami
atamyrat
atani
ataq
atar
atarra
atascadero
atascocita
ataşehir
atbara
atbasar
ath
ath thawrah
athens
atherton
athi river
athis-mons
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
atmakūr
atotonilco el alto
atoyac de álvarez
atraulī
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
augustów
aulnay-sous-bois
auraiya
aurangabad
aurangābād
aurich
aurillac
aurora
ausa
austin
austintown
autlán de navarro
auxerre
avanigadda
avaré
avdiyivka
aveiro
avellaneda
avellino
aventura
aversa
avezzano
avignon
avilés
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
awsīm
axim
axum
ayabe
ayacucho
ayagoz
ayakudi
ayamonte
ayapel
aydın
aylesbury
ayorou
ayr
aytos
ayutuxtepeque
ayvalık
az zabadānī
az zarqā
az zubayr
az zulfī
az zuwaytīnah
az zāwīyah
azamgarh
azare
azazga
azcapotzalco
azemmour
azhiyūr
azimpur
aznā
azogues
azov
azrou
azua
azul
azuqueca de henares
azusa
azzaba
az̧ z̧āhirīyah
açu
aígio
aïn arnat
aïn bessem
aïn beïda
aïn defla
aïn el bya
aïn fakroun
aïn kercha
aïn oussera
aïn sefra
aïn smara
aïn taya
aïn temouchent
aïn touta
añatuya
ağdam
ağdaş
ağrı
aībak
aş şaff
aş şanamayn
aş şuwayrah
aţ ţafīlah
aţ ţaraf
baalbek
baar
baardheere
baarn
bab ezzouar
babaeski
babahoyo
babat
babati
babor - ville
babruysk
babu
babushkin
babīna
bacabal
bachhraon
back mountain
backnang
bacoli
bacolod city
bacoor
bacău
bad berleburg
bad harzburg
bad hersfeld
bad homburg vor der höhe
bad honnef
bad kissingen
bad kreuznach
bad mergentheim
bad nauheim
bad neuenahr-ahrweiler
bad oeynhausen
bad oldesloe
bad pyrmont
bad rappenau
bad salzuflen
bad soden am taunus
bad vilbel
bad zwischenahn
bada barabīl
badagara
badagry
badajoz
badalona
badarganj
baddi
baden
baden-baden
badin
badlapur
badou
badr ḩunayn
badulla
badūria
baekrajan
baena
baesweiler
bafang
bafatá
bafia
bafilo
bafoulabé
bafoussam
bafra
bagaha
bagalkot
bagamoyo
bagan serai
bagasra
bagerhat
baggabag b
baghdad
bagheria
baghlān
bagneux
bagnolet
bagnoli
bago
bago city
bagong pagasa
bagua grande
baguio
bagulā
bagé
bah-bah
baharampur
baharly
bahau
bahawalnagar
bahawalpur
baheri
bahir dar
bahjoi
bahlā’
bahraigh
bahçelievler
bahía blanca
bahía de caráquez
bahādurganj
bahādurgarh
bahār
baia mare
baicheng
baidoa
baidyabāti
baie-comeau
baie-mahault
baihe
baijiantan
baikonur
bail-hongal
baileys crossroads
bainbridge island
baiquan
bairāgnia
bais
baise city
baishan
baishishan
baiyin
baião
baj baj
baja
bajos de haina
bakal
bakau
bakersfield
bakhchysarai
bakhmach
bakhmut
bakhtiyārpur
baki
bakri
baksan
baku
bakıxanov
balabanovo
balad
balagtas
balaipungut
balakliya
balakovo
balamban
balanga
balapulang
balarāmpur
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
balikpapan
balingen
baliuag
balkanabat
balkh
ballarat
ballerup
ballwin
ballymena
ballālpur
balneário camboriú
balod
baloda bāzār
balqash
balrāmpur
balsas
baltimore
baltiysk
balung
balvanera
balwyn north
balykchy
balzar
balāngīr
balıkesir
balş
bam
bama
bamako
bambang
bambanglipuro
bambari
bamberg
bamenda
bamiantong
bamusso
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
bandar abbas
bandar labuan
bandar lampung
bandar seri begawan
bandar-e anzalī
bandar-e genāveh
bandar-e lengeh
bandeirantes
bandipura
bandundu
bandung
bandırma
banes
banfora
bang bo district
bang bua thong
bang kruai
bang lamung
bang pa-in
bang pakong
bang phae
banganapalle
bangangté
bangaon
bangarapet
bangassou
bangil
bangkalan
bangkok
bangor
bangui
banhā
bani walid
bani yas city
baniachang
banikoara
banja luka
banjar
banjaran
banjarmasin
banjul
bankra
bankstown
banmankhi
banning
bannu
bannūr
banqiao
bansalan
banská bystrica
banstead
banting
bantul
bantvāl
banyo
banyumas
banyuwangi
baní
banī mazār
banī suhaylā
banī suwayf
baoding
baoqing
baoshan
baotou
baoying
baqubah
bar bigha
barabai
barabinsk
baracoa
barajas de madrid
barakaldo
baraki
baraki barak
baranagar
baranoa
baranovichi
baras
barauli
baraut
barañáin
barbacena
barbacha
barbalha
barbate
barberena
barberton
barberà del vallès
barbil
barbosa
barcarena
barcellona pozzo di gotto
barcelona
barceloneta
barda
bardaskan
barddhamān
bardejov
bardsīr
bareilly
barendrecht
bargarh
barhiya
bari
bariadi
barika
barinas
barinitas
bariri
barisāl
barki saria
barking
barkā’
barletta
barmbek-nord
barnaul
barnet
barneveld
barnsley
barnstable
barnstaple
barnāla
baro
barpeta
barpeta road
barpāli
barquisimeto
barra
barra bonita
barra de são francisco
barra do bugres
barra do corda
barra do garças
barra do piraí
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
barstow
barstow heights
bartlesville
bartlett
bartley green
bartolomé masó
bartoszyce
bartın
barueri
baruta
barwāla
barwāni
barysaw
barão de cocais
basauri
basavakalyān
basavana bāgevādi
basel
basi
basildon
basingstoke
basirpur
basmat
basni
basoko
basotu
basrah
bassano del grappa
bassar
bassila
bastia
bastī
baswa
basyūn
bat khela
bat yam
bata
batac city
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
baturité
batāla
bauan
bauchi
baulkham hills
baunatal
bauru
bauta
bautzen
bavly
bawku
bawshar
bawāna
bay
bay city
bay point
bay shore
bayaguana
bayamo
bayamón
bayan
bayan nur
bayanhongor
bayawan
bayburt
bayeux
bayjī
baynjiwayn
bayombong
bayonet point
bayonne
bayramaly
bayreuth
bayside
bayt al faqīh
bayt lāhyā
bayt ḩānūn
baytown
bayugan
bayville
bayān
bayāna
baza
bazar-korgon
bañga
bačka palanka
bağcılar
başakşehir
bcharré
bearsden
beau bassin-rose hill
beaufort west
beaumont
beaune
beauvais
beavercreek
beaverton
bebedouro
beberibe
beckenham
beckum
becontree
bedburg
bedelē
bedford
bedi
bedong
bedugul
bedworth
beersel
beersheba
begamganj
begoro
begusarai
begūn
behbahān
behror
behshahr
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
bei’an
beja
bejaïa
bekasi
bekobod
bektemir
bel air north
bel air south
bela
belalcázar
belas
belawan
belaya kalitva
beldānga
belebey
beledweyne
belek
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
belvidere
belyye vody
belém
belūr
bembèrèkè
bemetāra
bemowo
ben arous
ben mehidi
benalmádena
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
benicarló
benicia
benidorm
benin city
benito juarez
benito juárez
benoni
bensekrane
bensheim
bensonhurst
bensonville
bentleigh east
bentley
bento gonçalves
benton
bentong town
bentonville
bentota
benxi
beohāri
beppu
bera
berasia
berastagi
berat
berazategui
berber
berbera
berbérati
berdsk
berdyansk
berdychiv
berehove
bereket
berekum
berezniki
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
berlin köpenick
berlin treptow
bermejo
bern
bernau bei berlin
bernburg
berrechid
berriane
berriozábal
berrouaghia
bertioga
bertoua
beruniy
beruwala
berwick
berwyn
beryozovsky
berëzovka
berëzovskiy
besançon
besbes
beshariq
beslan
besni
bessemer
best
besuki
bet shemesh
betafo
betamcherla
bethal
bethany
bethel park
bethesda
bethlehem
betim
betioky
betong
bettendorf
bettiah
betūl
beuningen
beveren
beverley
beverly
beverly cove
beverly hills
beverwijk
bewar
bexhill-on-sea
bexley
beykonak
beylikdüzü
beypazarı
beypore
beyşehir
bezenchuk
bezerros
bezhetsk
bezons
beāwar
bečej
bełchatów
beşikdüzü
bhabhua
bhachāu
bhadohi
bhadrakh
bhadreswar
bhadrāchalam
bhadrāvati
bhairab bāzār
bhaisa
bhakkar
bhalwal
bhamo
bhandāra
bhanjanagar
bharatpur
bharthana
bharūch
bhatkal
bhavnagar
bhavāni
bhawanipur
bhawāniganj
bhawānipatna
bhayandar
bhera
bherāmāra
bhilai
bhimbar
bhind
bhinga
bhisho
bhiwadi
bhiwandi
bhiwāni
bhola
bhongaon
bhongīr
bhopal
bhuban
bhubaneshwar
bhuj
bhusāval
bhādra
bhādāsar
bhāgalpur
bhālki
bhānder
bhāndāria
bhānvad
bhātpāra
bhātpāra abhaynagar
bhātāpāra
bhīlwāra
bhīmavaram
bhīmunipatnam
bhīnmāl
biancavilla
biankouma
bianzhuang
biaora
biarritz
biała podlaska
białogard
białołeka
białystok
bibai
biberach an der riß
bibir hat
bibirevo
bicester
bida
bidbid
biddeford
bideford
bidhūna
bidur
biel/bienne
bielany
bielawa
bielefeld
biella
bielsk podlaski
bielsko-biala
biesdorf
bietigheim-bissingen
big spring
biga
bignay uno
bignona
biguaçu
biharamulo
bihać
bihār sharīf
bihārīganj
bijapur
bijbehara
bijeljina
bijie
bijnor
bikramganj
bila tserkva
bilajari
bilbao
bilbays
bilecik
bilgrām
bilhorod-dnistrovskyi
bilimora
billerica
billericay
billingham
billings
biloxi
bilqās
bilsi
bilzen
bilāra
bilāri
bilāsipāra
bilāspur
bima
bimbo
binalbagan
binangonan
binche
bindki
bindura
bingen am rhein
bingerville
binghamton
bingley
bingöl
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
birgañj
birigui
birine
biritiba mirim
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
biryulëvo
biryulëvo zapadnoye
birūr
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
bissāu
bistriţa
biswān
bitlis
bitola
bitonto
biu
bixby
biysk
bizerte
biên hòa
biñan
biłgoraj
bjelovar
björlanda
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
boa esperança
boa viagem
boa vista
boaco
boadilla del monte
boardman
bobbili
bobigny
bobo-dioulasso
bobrov
boca chica
boca del mar
boca raton
boca suno
bocaiúva
bocaue
bochnia
bocholt
bochum
bochum-hordel
bodhan
bodināyakkanūr
bodrum
bodø
bodītī
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
bogotol
bogotá
bogra
bohicon
bohumín
bois-colombes
boisbriand
boise
boituva
bojia
bojnūrd
bojonegoro
boksburg
bokāro
boldumsaz
bolesławiec
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
bol’shaya setun’
bol’shoy kamen’
bom conselho
bom despacho
bom jesus da lapa
bom jesus do itabapoana
boma
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
bonāb
boo
bootle
bor
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
borlänge
borne
bornheim
boronia
borough park
borovichi
borsad
borssele
boryeong
boryslav
boryspil’
borzya
borås
borāzjān
borşa
borūjen
borūjerd
bosaso
boscoreale
boshan
boshkengash
bossangoa
bossier city
boston
botevgrad
bothaville
bothell
botolan
botou
botoşani
botshabelo
bottrop
botucatu
botād
bou hanifia el hamamat
bou ismaïl
bou tlelis
bouaflé
bouaké
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
boukadir
boulder
boulogne-billancourt
boulogne-sur-mer
boumahra ahmed
boumerdas
bouna
boundiali
bountiful
bourg-en-bresse
bourges
bourgoin-jallieu
bournemouth
boussu
bouznika
bouïra
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
bozyazı
bozüyük
boû arfa
bra
bracknell
bradenton
bradford
braga
bragança
bragança paulista
brahmapur
braine-l'alleud
braine-le-comte
braintree
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
brasschaat
brasília
brateyevo
bratislava
bratsk
braunschweig
brawley
bray
brazzaville
braço do norte
braşov
brea
brecht
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
brive-la-gaillarde
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
bruay-la-buissière
bruchköbel
bruchsal
brugge
brugherio
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
brétigny-sur-orge
brühl
brājarājnagar
brăila
brčko
buaran
bucak
bucaramanga
bucha
buchanan
bucharest
bucheon-si
buchholz in der nordheide
buckeye
buckley
buckow
budapest
budapest i. kerület
budapest ii. kerület
budapest iii. kerület
budapest iv. kerület
budapest vi. kerület
budapest viii. kerület
budapest xi. kerület
budapest xii. kerület
budapest xiii. kerület
budapest xix. kerület
budapest xv. kerület
budapest xvi. kerület
budapest xvii. kerület
budapest xviii. kerület
budapest xx. kerület
budapest xxi. kerület
budapest xxii. kerület
budapest xxiii. kerület
budaun
budaörs
buddh gaya
buderim
budhlāda
budhāna
budta
buduran
budënnovsk
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
bugul’ma
buguma
buguruslan
buhe
buhi
buin
buinsk
bujumbura
bukama
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
bulanık
bulaon
bulawayo
buldāna
bullhead city
buluan
bulungu
bulung’ur shahri
bumba
bunbury
bunda
bundaberg
bundoora
bungo-takada-shi
bungoma
bungu
bunia
burao
buraydah
burbank
burdur
burg bei magdeburg
burgas
burgdorf
burgess hill
burglesum
burgos
burhaniye
burhānpur
burhānuddin
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
burnham-on-sea
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
burē
busan
buseresere
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
butajīra
butare
butel
butembo
butte
butterworth
butuan
buturlinovka
butwāl
butzbach
buurhakaba
buxar
buxtehude
buxton
buy
buyeo
buynaksk
buzen
buzovna
buzuluk
buzău
buíque
buôn ma thuột
bwizibwera
byaroza
bydgoszcz
byndoor
bytom
byumba
byādgi
bârlad
bègles
béchar
béja
békés
békéscsaba
bélabo
béoumi
bétera
béthune
béziers
böblingen
bückeburg
büdingen
bühl
bünde
büren
büyükçekmece
bābol
bābolsar
bādāmi
bāfq
bāgepalli
bāgha purāna
bāghpat
bāglung
bājil
bājitpur
bāli
bālotra
bālurghāt
bālāghāt
bālāpur
bāmor kalān
bāmyān
bānda
bāndarban
bāneh
bāngarmau
bāniyās
bānka
bānkura
bānsbāria
bānsdīh
bānsi
bānswāda
bānswāra
bāpatla
bāramūla
bārdoli
bārh
bāri
bārmer
bārsi
bāruipur
bāruni
bārākpur
bārāmati
bārān
bārāsat
bāsoda
bāsudebpur
bāzpur
bāzār-e yakāwlang
bāzārak
bălţi
będzin
bīdar
bījār
bīkaner
bīlāspur
bīrjand
bīsalpur
břeclav
būkān
būndi
būrewāla
būsh
bạc liêu
bảo lộc
bắc giang
bắc ninh
bến tre
bỉm sơn
caacupé
caaguazú
caazapá
cabadbaran
cabagan
cabaiguán
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
cabreúva
cabuyao
cachan
cachoeira do sul
cachoeiras de macacu
cachoeirinha
cachoeiro de itapemirim
cacoal
cacocum
cacém
cadereyta
cadereyta jiménez
cadiz
caen
caerphilly
caetité
caeté
cagayan de oro
cagliari
cagnes-sur-mer
cagua
caguas
cahors
cahul
caibarién
caicedonia
caicó
caidian
caieiras
cainta
cairns
cairo
caivano
cajamar
cajamarca
cajati
cajazeiras
cajicá
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
calarcá
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
caluire-et-cuire
calumet city
calumpit
calvià
calw
cam ranh
camagüey
camaiore
camajuaní
camaquã
camarate
camargo
camarillo
camas
camayenne
camaçari
cambará
camberley
camberwell
camborne
cambrai
cambre
cambria heights
cambridge
cambrils
cambuslang
cambuí
cambé
camden
camden town
cametá
camiling
camiri
camocim
campana
campbell
campbell river
campeche
campechuela
campi bisenzio
campina grande
campina grande do sul
campinas
campiña
campo belo
campo de la cruz
campo formoso
campo grande
campo largo
campo maior
campo mourão
campo verde
campoalegre
campobasso
campos do jordão
campos dos goytacazes
campos gerais
campos novos
campsie
cananea
canarsie
canary wharf
canavieiras
canberra
cancún
candaba
candelaria
candelária
candi prambanan
candler-mcafee
canela
cangas do morrazo
canguçu
cangzhou
canicattì
canidelo
canindé
caniço
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
cantù
canvey island
canyon lake
cao bằng
cao lãnh
caohe
capanema
capannori
caparica
capas
cape coast
cape coral
cape girardeau
cape town
capelinha
capelle aan den ijssel
capiatá
capinzal
capitán bermúdez
capitão poço
capivari
capulhuac de mirafuentes
capâo bonito
capão da canoa
caraballeda
carabanchel
caracal
caracas
caraguatatuba
carangola
caransebeş
carapicuíba
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
carmo do paranaíba
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
carshalton
carson
carson city
cartagena
cartago
carteret
cartersville
caruaru
cary
carúpano
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
castaños
castel volturno
castelfranco veneto
castellammare di stabia
castellar del vallès
castelldefels
castelli
castelló de la plana
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
castro valley
castro-urdiales
castrop-rauxel
castrovillari
catacaos
cataguases
catalina foothills
catalão
catanauan
catanduva
catania
catanzaro
catarman
catarroja
cataño
catbalogan
catemaco
catende
caterham
cathedral city
catia la mar
cativá
catonsville
catu
caucaguita
caucagüito
caucaia
caucasia
caucete
cauquenes
cauto cristo
cava dè tirreni
cavaillon
cave spring
cavite city
caxambu
caxias
caxias do sul
caxito
cayambe
cayenne
cazin
caála
caçador
caçapava
cañada de gómez
cañas
cañete
ceadîr-lunga
ceará mirim
cebu city
cecina
cedar city
cedar falls
cedar hill
cedar park
cedar rapids
ceeldheer
ceerigaabo
cegléd
celaya
celje
celle
cenon
centar
centar župa
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
cerdanyola del vallès
ceres
cereté
cergy
cergy-pontoise
cerignola
cernusco sul naviglio
cerquilho
cerritos
cerro
cerro azul
cerro de pasco
cervia
cesano boscone
cesano maderno
cesena
ceuta
ceyhan
ceylanpınar
cha-am
chabahar
chacabuco
chacao
chacarita
chachapoyas
chachoengsao
chaeryŏng-ŭp
chaguanas
chai badan
chaihe
chaiyaphum
chajarí
chak azam sahu
chak five hundred seventy-five
chak jhumra
chak one hundred twenty nine left
chak thirty-one -eleven left
chakapara
chake chake
chaklāsi
chakradharpur
chaksu
chakwal
chakwama
chala
chalchuapa
chalco
chalfont saint peter
chalinze
chalkída
challakere
chalon-sur-saône
chamalières
chaman
chamartín
chamba
chambas
chambersburg
chamberí
chamblee
chambly
chambéry
champaign
champigny-sur-marne
champlin
champotón
champs-sur-marne
chamrajnagar
chancay
chandannagar
chandauli
chanderi
chandigarh
chandler
chandrakona
chanduasi
changanācheri
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
changyŏn
changzhi
changzhou
chanhassen
chanika
chaniá
channagiri
channapatna
channarāyapatna
channelview
chanthaburi
chantilly
chaohu
chaoyang
chaozhou
chapadinha
chapala
chapayevsk
chapecó
chapel hill
chapeltown
char bhadrāsan
charallave
charata
chardara
charef
charenton-le-pont
charikar
charkhi dādri
charkhāri
charleroi
charleston
charleville-mézières
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
chaska
chatan
chatham
chato
chatou
chatrapur
chatrā
chatswood
chatsworth
chattanooga
chaudfontaine
chauk
chaumont
chaupimarca
chawinda
chaykovskiy
chaïdári
cheadle hulme
cheb
chebarkul’
chebba
cheboksary
cheektowaga
chefchaouene
chegutu
chekhov
chelghoum el aïd
chelles
chelmsford
chelsea
cheltenham
chelyabinsk
chemini
chemmumiahpet
chemnitz
chenab nagar
chengam
chengannūr
chengde
chengdu
chenghua
chengtangcun
chengyang
chengzhong
chengzihe
chennai
chenzhou
chenārān
cheonan
cheongju-si
cheongsong gun
chepén
cheraga
cherbourg-octeville
cheremkhovo
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
cherëmushki
chesapeake
chesham
cheshire
cheshunt
chester
chester-le-street
chesterfield
chetouane
chettipālaiyam
chetumal
chetwayi
chevilly-larue
cheyenne
cheyyar
chełm
chełmno
chhabra
chharra
chhatarpur
chhibrāmau
chhindwāra
chhota udepur
chhāgalnāiya
chhāta
chhātak
chhātāpur
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
chigorodó
chiguayante
chihuahua
chik ballāpur
chikhli
chikmagalūr
chiknāyakanhalli
chikodi
chikushino-shi
chilakalūrupet
chilapa de álvarez
chilaw
chilecito
chilibre
chililabombwe
chillicothe
chilliwack
chillum
chillupār
chillán
chilmāri
chilpancingo
chimala
chimaltenango
chimbas
chimbote
chimoio
chinandega
chinatown
chinautla
chinch'ŏn
chincha alta
chinchiná
chincholi
chingleput
chingola
chinhoyi
chiniot
chinju
chinna salem
chinnachowk
chinnamanūr
chino
chino hills
chinoz
chintāmani
chioggia
chios
chipata
chiplūn
chippenham
chipping sodbury
chiquimula
chiquinquirá
chirchiq
chiredzi
chiryū
chishmy
chishtian
chisinau
chislehurst
chistopol’
chita
chitose
chitradurga
chittagong
chittaranjan
chittaurgarh
chittūr
chitungwiza
chivacoa
chivasso
chivilcoy
chizhou
chlef
cho dok
chocope
chodavaram
choisy-le-roi
chojnice
chok chai
chokwé
cholargós
cholet
choloma
cholula
choma
chomutov
chon buri
chone
chongjin
chonglong
chongqing
chopda
chorfa
chorley
chornomors’k
chortkiv
chortoq
chorzów
chosica
christchurch
christiansburg
chrudim
chrzanów
chu
chuchar-kana mandi
chuhuyiv
chula vista
chulucanas
chum phae
chumphon
chuncheon
chunian
chunār
chur
churāchāndpur
chusovoy
chust
chuzhou
chystyakove
châlons-en-champagne
châteauguay
châteauroux
châtelet
châtellerault
châtenay-malabry
châtillon
chía
chākan
chālisgaon
chālūs
chāmpa
chānda
chāndpur
chāndur
chāpra
chās
chāībāsa
chīpurupalle
chīrāla
chītāpur
chōfu
chŏngju
chūru
ciamis
ciampea
ciampino
cianorte
cibinong
cibolo
cicero
cicurug
ciechanów
ciego de ávila
ciempozuelos
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
cinisello balsamo
cintalapa de figueroa
cipolletti
ciputat
ciranjang-hilir
circasia
cirebon
ciro redondo
cisterna di latina
citeureup
citrus heights
citrus park
città di castello
city center
city of balikpapan
city of isabela
city of milford (balance)
city of sammamish
city of westminster
ciudad acuña
ciudad altamirano
ciudad apodaca
ciudad benito juárez
ciudad bolívar
ciudad camilo cienfuegos
ciudad choluteca
ciudad constitución
ciudad de allende
ciudad de huajuapan de león
ciudad de villa de álvarez
ciudad del carmen
ciudad del este
ciudad delicias
ciudad fernández
ciudad general escobedo
ciudad guayana
ciudad guzmán
ciudad hidalgo
ciudad lerdo
ciudad lineal
ciudad lázaro cárdenas
ciudad lópez mateos
ciudad madero
ciudad mante
ciudad melchor múzquiz
ciudad mendoza
ciudad nezahualcoyotl
ciudad obregón
ciudad real
ciudad río bravo
ciudad sabinas hidalgo
ciudad sahagun
ciudad sandino
ciudad serdán
ciudad valles
ciudad victoria
ciudad vieja
ciutadella
ciutat vella
civitanova marche
civitavecchia
cizre
ciénaga
clacton-on-sea
clamart
claremont
clarence-rockland
clarksville
clayton
clearfield
clearwater
cleburne
cleckheaton
cleethorpes
clement town
clermont
clermont-ferrand
clevedon
cleveland
cleveland heights
clichy
clichy-sous-bois
cliffside park
clifton
clinton
clinton township
cloppenburg
closepet
cloverleaf
clovis
cluj-napoca
clydebank
cláudio
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
cobija
coburg
cobán
cochabamba
cochin
cockeysville
coconut creek
coconut grove
codlea
codó
coelho neto
coesfeld
coeur d'alene
coffs harbour
cofradía
cogan
cognac
coimbatore
coimbra
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
collado-villalba
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
colón
comal
comalapa
comalcalco
comayagua
combs-la-ville
comilla
comiso
comitán
commack
commerce city
como
comodoro rivadavia
comonfort
compiègne
compostela
compton
comrat
comé
comăneşti
conakry
concarneau
conceição do araguaia
conceição do coité
conceição do jacuípe
concepcion
concepcion ibaba
concepción
concepción de la vega
concepción del uruguay
conchal
concord
concordia
concórdia
condado
conegliano
coney island
conflans-sainte-honorine
congleton
congonhas
conil de la frontera
conroe
conselheiro lafaiete
consett
consolacion
consolación del sur
constantine
constanza
constanţa
constitución
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
copiapó
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
corbeil-essonnes
corby
corcoran
cordeirópolis
cordova
corfu
coria del río
corinth
corinto
cork
cormeilles-en-parisis
cornaredo
cornelius
cornellà de llobregat
cornwall
cornélio procópio
coro
coroatá
coromandel
corona
coronado
coronel
coronel fabriciano
coronel oviedo
coronel suárez
corozal
corpus christi
corralillo
corrientes
corroios
corsicana
corsico
cortazar
corumbá
coruripe
corvallis
cosamaloapan
cosenza
coslada
cosmópolis
cosoleacaque
costa mesa
coswig
cotabato
cotia
cotonou
cottage grove
cottage lake
cottbus
cottonwood heights
cotuí
coudekerque-branche
coulsdon
council bluffs
country club
courbevoie
courcelles
courtenay
coventry
covina
covington
cové
cowes
coxim
cox’s bāzār
coyah
coyhaique
coyoacán
coyotepec
coyula
cozumel
coín
cradock
craigavon
craigieburn
crailsheim
craiova
cramlington
cranberry township
cranford
cranston
crateús
crato
cravinhos
crawley
creil
crema
cremona
crest hill
crestview
crevillente
crewe
criciúma
crimmitschau
cristalina
crofton
croix
croix-des-bouquets
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
créteil
cuamba
cuauhtémoc
cuautitlán
cuautitlán izcalli
cuautla
cuautlancingo
cubatão
cudahy
cuddalore
cuddapah
cuenca
cuernavaca
cueto
cugir
cuiabá
cuito
cukai
culemborg
culiacán
cullera
culleredo
cullinan
culver city
cumanayagua
cumaná
cumaribo
cumberland
cumbernauld
cumbum
cuneo
cung kiệm
cupertino
curanilahue
curchorem
curepipe
curicó
curitiba
curitibanos
currais novos
curridabat
curtea de argeş
curug
curumaní
curup
cururupu
curuzú cuatiá
curvelo
cuscatancingo
cusco
cutler bay
cutler ridge
cutral-có
cuttack
cuxhaven
cuyahoga falls
cwmbran
cyangugu
cypress
cypress hills
czechowice-dziedzice
czeladź
czerwionka-leszczyny
częstochowa
cà mau
cáceres
cárdenas
cártama
cát bà
câmara de lobos
câmpia turzii
câmpina
cândido mota
córdoba
côte-saint-luc
cúa
cúcuta
căuşeni
cần giuộc
cần giờ
cần thơ
cẩm phả mines
củ chi
da nang
dabhoi
dabou
dabra
dabwāli
dachau
dachnoye
dadonghai
dadu
dadukou
daegu
daejeon
daet
dagenham
dagestanskiye ogni
dagomys
dagupan
dahegām
daigo
dailekh
dainava (kaunas)
daitōchō
dakar
dakhla
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
damanhūr
damara
damascus
damaturu
damboa
dambulla
damietta
dammam
dammarie-les-lys
damnoen saduak
damoh
dampit
damāvand
dana point
danané
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
danlí
danshui
danvers
danville
daokou
daoukro
dapaong
daphne
dapitan
daqing
dar chabanne
dar chioukh
dar el beïda
dar es salaam
dara
darbhanga
darende
dargeçit
darhan
darien
darlington
darmstadt
darnah
darreh shahr
darsi
dartford
dartmouth
darwen
darwin
daryāpur
dar‘ā
dasha
dashiqiao
dashitou
daska kalan
dasmariñas
dassa-zoumé
dasūya
date
datia
datong
datteln
dattāpur
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
dayr al balaḩ
dayr mawās
dayr ḩāfir
dayrūţ
dayton
daytona beach
dazaifu
dazhong
dazhou
daşoguz
de aar
de pere
deal
dearborn
dearborn heights
debal’tseve
debark’
debila
debre birhan
debre mark’os
debre tabor
debrecen
decatur
dededo village
dedham
dedovsk
dee why
deer park
deer valley
deerfield beach
deeside
deggendorf
dehdasht
dehiwala-mount lavinia
dehlorān
dehra dūn
dehri
dehui
deinze
deir ez-zor
dej
dekalb
del city
del pilar
del rio
deland
delanggu
delano
delaware
delbrück
delegación cuajimalpa de morelos
delft
delfzijl
delgado
delhi
deli tua
delicias
delitzsch
dellys
delmas
delmas 73
delmenhorst
delmiro gouveia
delray beach
delta
deltona
delījān
demak
demba
dembī dolo
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
deoli
deolāli
deori khās
deoria
depok
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
desenzano del garda
desert hot springs
desio
desnogorsk
desoto
dessau
desē
det udom
detmold
detroit
deuil-la-barre
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
deán funes
deçan
deūlgaon rāja
dhafní
dhahran
dhaka
dhamtari
dhamār
dhanaura
dhanbād
dhandhuka
dhanera
dhangaḍhi̇̄
dhankutā
dharampur
dharangaon
dharapuram
dharmadam
dharmanagar
dharmapuri
dharmavaram
dharmābād
dharān
dhaulpur
dhaurahra
dhekiajuli
dhenkānāl
dhing
dholka
dhone
dhorāji
dhrol
dhrāngadhra
dhuburi
dhulagari
dhuliān
dhupgāri
dhāka
dhāmnod
dhāmpur
dhār
dhāri
dhāriwāl
dhāruhera
dhī as sufāl
dhūlia
dhūri
diadema
diamantina
diamond bar
diamond harbour
dianella
diapaga
dibai
dibba al-fujairah
dibba al-hisn
dibrugarh
dickinson
didcot
didim
didouche mourad
diemen
dien bien phu
dieppe
diepsloot
diest
dietikon
dietzenbach
diez de octubre
diffa
digboi
dighwāra
digos
digras
digri
dihok
dijkot
dijon
dikirnis
dikwa
dilbeek
dili
dillenburg
dilling
dillingen
dimbokro
dimitrovgrad
dimona
dimāpur
dinalupihan
dinapore
dinar
dindigul
dinga
dingcheng
dingtao
dingzhou
dinskaya
dinslaken
dinuba
dinājpur
dipalpur
dipayal
diphu
dipolog
dire dawa
diriamba
dishnā
disūq
ditzingen
diu
divichibazar
divinópolis
divnogorsk
divo
diwek
dix hills
dixiana
diyarb najm
diyarbakır
djamaa
djelfa
djemmal
djibo
djibouti
djidiouia
djougou
djénné
dmitrov
dnipro
dniprorudne
doba
doboj
dobrich
dobropillya
dobryanka
dod ballāpur
dodge city
dodola
dodoma
doetinchem
dogbo
dogonbadan
dogondoutchi
doha
dohad
dohār
dois córregos
dois vizinhos
dok kham tai
dokuchayevs’k
dole
dolgoprudnyy
dolisie
dollard-des ormeaux
dolores
dolores hidalgo cuna de la independencia nacional
dolton
dolyna
dolyns'ka
dom pedrito
dombivli
dombóvár
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
donostia / san sebastián
donskoy
doral
dorcheh pīāz
dordrecht
doreen
dori
dormagen
dornbirn
dorogomilovo
dorohoi
dorsten
dortmund
dorāha
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
dowlatābād
downers grove
downey
doğubayazıt
draa ben khedda
draa el mizan
drachten
dracut
dragash
draguignan
drammen
drancy
draper
draveil
drean
dreieich
dresden
dreta de l'eixample
dreux
drexel heights
drexel hill
driefontein
driyorejo
drobeta-turnu severin
drogheda
drohobych
droitwich
dronfield
dronten
droylsden
drummondville
druzhkivka
dráma
drăgăşani
dschang
duarte
duba
dubai
dubbo
dublin
dubna
dubnica nad váhom
dubno
dubrovnik
dubrājpur
dubti
dubuque
dubăsari
ducheng
duderstadt
dudinka
dudley
duekoué
dugda
dugulubgey
duisburg
duitama
duiven
duiwelskloof
dukuhturi
duliāgaon
dullewala
duluth
dum duma
dumaguete
dumai
dumfries
dumka
dumraon
dunajská streda
dunakeszi
dunaújváros
duncan
duncanville
dundalk
dundee
dunedin
dunfermline
dunga bunga
dunhua
dunkerque
dunkwa
dunstable
dunwoody
dunyapur
duobao
dupnitsa
duque de caxias
durango
durazno
durban
durg
durgapur
durham
durrës
dushanbe
dutsen wai
duyun
dwārka
dyat’kovo
dyker heights
dyurtyuli
dzerzhinsk
dzerzhinskiy
dzerzhinsky
dzhankoy
dzhetygara
działdowo
dzierżoniów
dzyarzhynsk
décines-charpieu
dédougou
dêqên
döbeln
dörtyol
dún laoghaire
dülmen
düren
düsseldorf
düsseldorf-pempelfort
düzce
dādri
dāhānu
dākor
dāmghān
dār kulayb
dārayyā
dārjiling
dārwha
dārāb
dāsna
dātāganj
dąbrowa górnicza
dębica
děčín
dīdwāna
dīg
dīglūr
dīla
dīnhāta
dīnānagar
dīsa
dūngarpur
dūrā
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
east hill-meridian
east honolulu
east independence
east jerusalem
east kilbride
east lake
east lake-orient park
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
ebbw vale
ebebiyin
eberswalde
ebetsu
eboli
ebute ikorodu
ecatepec de morelos
eccles
ech chettia
echo park
eckernförde
ed damer
ede
edegem
eden prairie
edenvale
edewecht
edgewater
edgewood
edina
edinburg
edinburgh
edineţ
edirne
edison
edmond
edmonds
edmonton
edosaki
edremit
edwardsville
edéa
effium
efon-alaaye
eger
eggenberg
egham
egra
egypt lake-leto
eha amufu
ehingen
eibar
eidelstedt
eiguliai
eilat
eimsbüttel
einbeck
eindhoven
eisen
eisenach
eisenhüttenstadt
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
el amria
el aouinet
el attaf
el aïoun
el bagre
el baix guinardó
el banco
el bayadh
el besòs i el maresme
el cafetal
el cajon
el camp d'en grassot i gràcia nova
el camp de l'arpa del clot
el campello
el carmel
el carmen de bolívar
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
el guinardó
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
el limón
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
el puerto de santa maría
el putxet i el farró
el rama
el raval
el salto
el tarf
el tigre
el tocuyo
el triunfo
el vendrell
el viejo
el vigía
elamanchili
elazığ
elbasan
elbistan
elbląg
elburg
elche
elda
eldersburg
eldoret
elefsína
elektrogorsk
elektrostal’
elektrougli
elele
elgin
elista
elizabeth
elizabethtown
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
elmadağ
elmhurst
elmina
elmira
elmont
elmshorn
elmwood park
eloy alfaro
elsdorf
elst
elyria
elūr
embalenhle
embarcación
embu
embu guaçu
emden
emet
emiliano zapata
eminabad
eminönü
emirdağ
emkhomazi
emmeloord
emmen
emmendingen
emmerich
emmiganūr
empalme
empangeni
empoli
emporia
emsdetten
emure-ekiti
en nâqoûra
encanto
encarnación
encarnación de díaz
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
engelskirchen
engel’s
englewood
enid
enköping
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
enugu-ukwu
envigado
enzan
epe
epping
eppingen
epsom
epworth
eqbālīyeh
erandio
erandol
eravur town
erbaa
erbil
erciş
ercolano
erdaojiang
erdek
erdemli
erdenet
erding
erechim
ereğli
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
erzsébetváros
erzurum
erāttupetta
es senia
esbjerg
escada
escalante
esch-sur-alzette
eschborn
eschwege
eschweiler
escondido
escuinapa
escuintla
escárcega
esenler
esenyurt
esfarāyen
esher
esik
esikhaleni
eskilstuna
eskişehir
esmeralda
esmeraldas
esparreguera
espelkamp
esperantina
esperanza
espinal
espinho
esplugues de llobregat
espoo
esposende
espírito santo do pinhal
esquel
esquina
esquipulas
essaouira
essen
essendon
essex
esslingen
esteio
estelí
estepona
estero
estoril
estrela
estância
estância velha
esuk oron
esztergom
eséka
etobicoke
ettlingen
etāwa
etāwah
euclid
euclides da cunha
eugene
euless
eunápolis
eureka
euskirchen
eusébio
evans
evanston
evansville
everett
evergem
evesham
ewell
ewing
exeter
exmouth
eysines
ezhou
ezhva
ezza-ohu
ełk
eṭ ṭaiyiba
faaa
fabijoniškės
fabriano
facatativá
fada
fada n'gourma
faenza
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
falconara marittima
falkenberg
falkenhagener feld
falkensee
falkirk
fall river
fallbrook
fallingbrook
falmouth
falun
falāvarjān
famagusta
famaillá
fandriana
fangshan
fano
faqirwali
far rockaway
farafangana
farafenni
farah
farakka
faratsiho
fareham
fargo
faribault
faridabad
farkhor
farmers branch
farmington
farmington hills
farmsen-berne
farnborough
farnham
farnworth
faro
farragut
farrokh shahr
farroupilha
farrukhnagar
farrukhābād
farshūţ
faruka
farīdkot
farīdpur
fasano
fastiv
fasā
fatehganj west
fatehpur
fatehpur sīkri
fatehābād
fatsa
fatwa
favara
favoriten
fayetteville
fayzabad
fazilpur
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
fereydūn kenār
fergana
ferguson
ferizaj
ferizli
ferkessédougou
fernando de la mora
fernandópolis
ferndale
ferntree gully
ferokh
ferozepore
ferrara
ferraz de vasconcelos
ferreñafe
ferrol
ferry pass
feteşti
fetești-gară
fethiye
fianarantsoa
fichē
fidenza
fiditi
fier
fier-çifçi
figueira da foz
figueres
filderstadt
fili
financial district
findlay
finlyandskiy
finote selam
fishers
fitchburg
fiumicino-isola sacra
fizuli
flagami
flagstaff
flandes
flatbush
flatlands
fleet
fleetwood
fleming island
flensburg
fleurus
fleury-les-aubrais
flint
florence
florence-graham
florencia
flores
flores da cunha
floriano
florianópolis
florida
floridablanca
floridia
floridsdorf
florin
florissant
flower mound
flémalle-haute
flörsheim
fnidek
fochville
focșani
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
fontenay-aux-roses
fontenay-sous-bois
foothill farms
forbach
forbesganj
forchheim
fordham
fordon
forest grove
forest hills
forest lake
forlì
formby
formia
formiga
formigine
formosa
forquilhinha
forst
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
fort-de-france
fortaleza
fortuna foothills
fortín de las flores
foshan
foso
foster city
fougères
foumban
foumbot
fountain
fountain hills
fountain valley
fountainebleau
four corners
foz do iguaçu
fraccionamiento real palmas
fraijanes
frameries
framingham
framingham center
franca
francavilla al mare
francavilla fontana
franceville
francisco beltrão
francisco i. madero
francisco morato
francistown
franco da rocha
franconville
frankenthal
frankfort
frankfurt (oder)
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
frontera
frontignan
frosinone
fruit cove
frutal
fryazevo
fryazino
fréjus
fröndenberg
frýdek-místek
fuchūchō
fuding
fuencarral-el pardo
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
fukayachō
fukiage-fujimi
fukuchiyama
fukuechō
fukui-shi
fukuoka
fukuroi
fukushima
fukuyama
fulda
fuli
fuling
fullerton
funaishikawa
funchal
fundación
fundong
funehikimachi-funehiki
funtua
funza
fuorigrotta
fuqing
fuquay-varina
furmanov
furukawa
fusagasugá
fushun
fussa
futtsu
fuwwah
fuxin
fuyang
fuyu
fuyuan
fuzhou
fu’an
fylde
fyzābād
fânzeres
fès
fès al bali
fécamp
fürstenfeldbruck
fürstenwalde
fürth
fālākāta
fāqūs
fāraskūr
fārsān
fāzilka
făgăraș
fălticeni
fīrozpur jhirka
fīrozābād
fīrūzābād
fūman
ga-rankuwa
gaalkacyo
gaborone
gabrovo
gabès
gadag
gadag-betageri
gaddi annaram
gadhada
gadhinglaj
gadsden
gadwāl
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
galaţi
galdakao
galesburg
galesong
gallarate
gallatin
galle
gallup
gallus
galt
galveston
galátsi
gamagōri
gambat
gambiran satu
gamboma
gamboru
gambēla
gamonal
gampengrejo
gamping lor
gampola
gan yavne
gandajika
ganderkesee
gandhinagar
gandia
gandu
ganghwa-gun
gangneung
gangoh
gangtok
gangākher
gangānagar
gangāpur
gangārāmpur
gangāwati
ganj dundwāra
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
garcía
gardanne
garden city
garden grove
gardena
gardez
gardner
garfield
garfield heights
garges-lès-gonesse
garh maharaja
garhmuktesar
garhwa
garhākota
gariadhar
garibaldi
garissa
garko
garland
garmisch-partenkirchen
garner
garoowe
garoua
garoua boulaï
garupá
gary
garzón
garça
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
gavarr
gavà
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
gdańsk
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
geneina
general josé de san martín
general pacheco
general pico
general roca
general santos
general tinio
general trias
genet
geneva
genhe
genk
gennevilliers
genoa
gent
genteng
genzano di roma
genç
genève
geoktschai
george town
georgetown
georgiyevsk
georgsmarienhütte
georgīevka
gera
geraardsbergen
geraldton
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
gerāsh
geseke
gesundbrunnen
getafe
getxo
gevelsberg
gevgelija
gevrai
geyve
gharaunda
ghardaïa
gharyan
ghat
ghauspur
ghazieh
ghazni
ghazīpur
gherla
ghormach
ghosī
ghoti budrukh
ghotki
ghugus
ghātampur
ghātanji
ghātsīla
ghātāl
ghāziābād
giannitsá
giarre
gibara
gibraltar
giddalūr
giddarbāha
giengen an der brenz
gierłoż
gießen
gif-sur-yvette
gifhorn
gifu-shi
gijang
gijón
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
girona
girón
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
giżycko
gjakovë
gjilan
gjirokastër
gjorče petro
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
glossop
glostrup
gloucester
glyfáda
gniezno
goa
goba
gobernador gálvez
gobernador virasora
gobichettipalayam
gobindpur
gobārdānga
gobō
goch
godalming
godda
godean
godhra
goes
gogrial
gohadi
gohāna
goiana
goianira
goianésia
goiatuba
goirle
goiânia
gojra
gojō
gokak
gokarna
gola gokarannāth
golborne
gold coast
golden
golden gate
golden glades
golden valley
goldsboro
goleniów
goleta
golpāyegān
golāghāt
gol’yanovo
goma
gombe
gombong
gomoh
gonaïves
gonbad-e kāvūs
gondal
gondar
gondiā
gondomar
gondā city
gonesse
gongchangling
gongdanglegi kulon
gongju
gongzhuling
gonābād
goodlands
goodyear
goole
goose creek
gopālganj
gorakhpur
gorantla
gorelovo
gorgān
gori
goribidnūr
gorinchem
goris
gorizia
gorlice
gorna oryahovitsa
gornji milanovac
gorno-altaysk
gorodets
gorontalo
gorseinon
goryachevodskiy
goryachiy klyuch
gorzów wielkopolski
gose
gosen
goseong
gosforth
goshen
goshogawara
goslar
gosport
gostivar
gostyń
gosāba
gotenba
gotha
gotse delchev
gouda
goulburn
goussainville
govardhan
governador valadares
gowurdak
goya
goyang-si
goyerkāta
goālpāra
graaff-reinet
grabouw
gradignan
gragnano
graham
grahamstown
grajaú
grajewo
gramercy park
granada
granadero baigorria
granadilla de abona
granby
grand boulevard
grand forks
grand island
grand junction
grand prairie
grand rapids
grand-bassam
grande prairie
grande-synthe
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
gravataí
gravatá
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
grosseto
grottaglie
grove city
groznyy
groß-gerau
groß-umstadt
grudziądz
grugliasco
gryazi
gryfino
gràcia
guacamayas
guacara
guadalajara
guadalajara de buga
guadalupe
guadix
guaiúba
guajará mirim
gualeguay
gualeguaychú
guamúchil
guanabacoa
guanajay
guanajuato
guanambi
guanare
guangming
guangshui
guangyuan
guangzhou
guanhães
guankou
guantánamo
guapimirim
guaporé
guarabira
guaramirim
guaranda
guarapari
guarapuava
guararapes
guararema
guaratinguetá
guarda
guarenas
guariba
guarujá
guarulhos
guasave
guasdualito
guatemala city
guatire
guaxupé
guayama
guayaquil
guayaramerín
guaynabo
guaíba
guaíra
gubakha
guben
gubkin
gubkinskiy
gucheng chengguanzhen
gudalur
gudermes
gudivāda
gudiyatham
gueckedou
guelma
guelmim
guelph
guercif
guider
guidonia
guidonia montecelio
guigang
guiglo
guiguinto
guihulñgan
guildford
guilford
guilin
guimarães
guimba
guiping
guiren
guiseley
guiset east
guixi
guiyang
gujar khan
gujranwala
gujrat
gujō
gukovo
gulariyā
gulbarga
guledagudda
gulfport
guli
guliston
gulu
gulābpura
gulāothi
gul’kevichi
gumaca
gumdag
gumel
gumi
gumia
gumlā
gummersbach
gummi
gumushkhane
guna
gundlupēt
gunnaur
gunsan
guntakal junction
guntur
gunupur
guozhen
gurgaon
guri-si
gurlan
gurnee
gursahāiganj
gursarāi
gurupi
guruvāyūr
gur’yevsk
gusau
gusev
gushikawa
gushu
gusinoozyorsk
guskhara
gustavo adolfo madero
gustavsberg
gus’-khrustal’nyy
gutao
guwahati
guyancourt
guye
guyong
guáimaro
guía de isora
gwadar
gwalior
gwangju
gweru
gyeongju
gyeongsan-si
gyula
gyumri
gyál
gyöngyös
gyōda
győr
gáldar
gävle
gérakas
gómez palacio
gödöllő
göksun
gölbaşı
gölcük
gönen
göppingen
görele
görlitz
göteborg
göttingen
güigüe
güines
güira de melena
güiria
güngören merter
güroymak
gürpınar
gürsu
güstrow
gütersloh
gādarwāra
gāndhīdhām
gīrīdīh
głogów
gōdo
gōtsuchō
gūduvāncheri
gūdūr
g‘azalkent
g‘uzor
g’ijduvon shahri
ha'il
haaksbergen
haan
haarlem
habboûch
habiganj
hachinohe
hachiōji
hacienda heights
hacienda la calera
hacienda santa fe
hackensack
hacılar
hacıqabul
hadagalli
hadali
hadano
hadejia
hadera
haderslev
hadgāon
hadim
hadjout
hadley wood
hadyach
haeju
haenam
hafar al-batin
hafizabad
hafnarfjörður
hagen
hagere maryam
hagerstown
hagi
hagonoy
haguenau
haicheng
haifa
haiger
haikou
hailar
hailin
hailun
hailākāndi
haimen
haines city
haining
haiphong
haisyn
haizhou
hajdúböszörmény
hajdúszoboszló
hajnówka
hajīn
hakenfelde
hakha
hakkâri
hakodate
hakui
hala
halberstadt
halden
haldensleben i
haldia
haldwani
halesowen
halifax
haliyal
hallandale beach
halle
halle (saale)
halle neustadt
halluin
halmstad
haltern am see
haltom city
halvad
hamada
hamadān
hamakita
hamamatsu
hamanoichi
hamar
hamburg
hamburg-mitte
hamburg-nord
hamden
hameln
hamhŭng
hami
hamilton
hamina
hamm
hamma bouziane
hammam bou hadjar
hammam sousse
hammam-lif
hammamet
hamme
hamminkeln
hammond
hampton
hampton park
hamtramck
hamīrpur
hanam
hanamaki
hanau am main
hanawa
hancheng
hanchuan
handa
handan
hanford
hangu
hangzhou
haninge
hannover
hannoversch münden
hannō
hanoi
hanover
hanover park
hanting
hanumāngarh
hanwella ihala
hanyū
hanzhong
haqqulobod
harar
harare
harbin
harburg
harda khās
hardenberg
harderwijk
hardoī
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
harsīn
hartford
hartlepool
harunabad
harvey
harwich
harūr
hasaki
hasanpur
hashimoto
hashtpar
hasilpur
haskovo
hassan
hasselt
hassi messaoud
hastings
hastināpur
hasuda
hat yai
hatfield
hato mayor del rey
hatogaya-honchō
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
havlíčkův brod
havza
havířov
hawarden
hawassa
hawthorn
hawthorn south
hawthorne
hayama
hayang
hayes
hays
hayward
haywards heath
hazebrouck
hazelwood
hazleton
hazro city
hazāribāgh
haßloch
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
heist-op-den-berg
hekinan
helchteren
helena
hell's kitchen
hell-ville
hellersdorf
hellevoetsluis
hellín
helmond
helmstedt
helong
helsingborg
helsingør
helsinki
hemel hempstead
hemer
hemet
hempstead
hendala
hendek
henderson
hendersonville
hendrik-ido-ambacht
hengchun
hengelo
hengshui
hengyang
heniches’k
hennaya
hennef
hennenman
hennigsdorf
hepingjie
hepo
heppenheim an der bergstrasse
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
herrenberg
herriman
herstal
herten
hertford
hervey bay
herzliya
herzogenaurach
herzogenrath
heróica zitácuaro
herāt
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
hihyā
hiji
hikari
hikone
hilden
hildesheim
hillerød
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
hinganghāt
hingoli
hingorja
hinigaran
hinjilikatu
hino
hinthada
hirado
hirakata
hirara
hiratachō
hiratsuka
hiriyūr
hirosaki
hiroshima
hisai-motomachi
hisar
hisor
hisuā
hita
hitachi
hitachi-naka
hitchin
hitoyoshi
hjørring
hlohovec
hlukhiv
hlybokaye
ho chi minh city
hobaramachi
hobart
hobbs
hoboken
hockenheim
hod hasharon
hodal
hoddesdon
hodonín
hoensbroek
hoeryŏng
hoeyang
hof
hoffman estates
hofheim am taunus
hohen neuendorf
hohhot
hohoe
hoima
hojāi
hokuto
holbrook
holbæk
hole narsipur
holguín
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
homnābād
homs
homyel'
honchō
honda
hondomachi-hondo
hong kong
hongch’ŏn
honggang
hongjiang
hongqiao
hongseong
hongwŏn
honiara
honjō
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
horta
horta-guinardó
hortaleza
hortolândia
hosa’ina
hosdurga
hoshangābād
hoshiārpur
hoskote
hospet
hosūr
hot springs
hot springs national park
hotaka
hotan
houghton-le-spring
houilles
houma
houmt el souk
houndé
hounslow
houston
houthalen
hovd
hove
howard beach
howick
hoxtolgay
hoyerswerda
hpa-an
hradec králové
hrazdan
hrodna
hsinchu
hua hin
huacho
huadian
huai'an
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
hucknall
huddersfield
huddinge
hudson
huehuetenango
huejotzingo
huejutla de reyes
huelva
huesca
huetamo de núñez
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
hulan
hulan ergi
humacao
humaitá
humen
humenné
hunchun
hunedoara
hunsūr
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
hunucmá
huocheng
huoqiu chengguanzhen
hurghada
hurlingham
hurst
hurstville
husainābād
hushitai
huskvarna
husum
hutang
hutchinson
hutto
huyton
huzhou
huánuco
huşi
huế
hvidovre
hwacheon
hwado
hwange
hwangju-ŭp
hwaseong-si
hwasun
hwawŏn
hyde
hyde park
hyderabad
hyesan
hyesan-dong
hythe
hyvinge
hyères
hà giang
hà tiên
hà tĩnh
hà đông
hämeenlinna
héliopolis
hénin-beaumont
hérouville-saint-clair
hòa bình
hódmezővásárhely
hötting
hövsan
höxter
hørsholm
hückelhoven
hürth
hābra
hāflong
hāgere hiywet
hājīganj
hājīpur
hālol
hālīsahar
hāngal
hānsi
hāora
hāpur
hāsimāra
hāthras
hāveri
hīrākud
hīt
hınıs
hōfu
hōjō
hōryūji
hŭkkyo-ri
hŭngnam
hưng yên
ẖolon
hạ long
hải dương
hội an
i-n-salah
iaçu
iaşi
iba
ibadan
ibagué
ibaiti
ibanda
ibara
ibaraki
ibarra
ibaté
ibb
ibbenbüren
ibi
ibiporã
ibirité
ibitinga
ibiza
ibiúna
ibrā’
ibshawāy
ibusuki
ica
ichalkaranji
ichchāpuram
icheon-si
ichihara
ichinomiya
ichinoseki
icod de los vinos
icó
idah
idaho falls
idanre
idappadi
idar-oberstein
idfū
idkū
idlib
idstein
ieper
ifakara
ifo
ifrane
iganga
igarapava
igarapé
igarapé açu
igarapé miri
igarassu
igaraçu do tietê
igatpuri
igbara-odo
igbeti
igbo-ora
igbo-ukwu
igboho
igede-ekiti
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
ijebu-igbo
ijebu-jesa
ijebu-ode
ijero-ekiti
ijmuiden
ijsselstein
ijuí
ijūin
ikeda
ikeja
ikere-ekiti
ikire
ikirun
ikom
ikoma
ikongo
ikot ekpene
iksan
ila orangun
ilagan
ilaro
ilchester
ilebo
ilesa
ilgın
ilha de moçambique
ilha solteira
ilhabela
ilhéus
iligan
iligan city
ilioúpoli
ilkal
ilkeston
illapel
illescas
illkirch-graffenstaden
ilmenau
ilo
ilobu
iloilo
ilopango
ilorin
ilula
il’skiy
imaichi
imam qasim
imarichō-kō
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
inda silasē
indaial
indaiatuba
indang
independence
indi
indian trail
indianapolis
indio
indore
indramayu
indāpur
ingelheim am rhein
ingeniero pablo nogués
ingenio
inglewood
inglewood-finn hill
ingolstadt
ingrāj bāzār
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
inowrocław
inozemtsevo
inuyama
inver grove heights
invercargill
inverness
inđija
iowa city
ioánnina
ipatinga
ipatovo
ipiales
ipiaú
ipirá
ipoh
ipojuca
iporá
ipoti
ipswich
ipu
ipís
iquique
iquitos
iradan
iranshahr
irapuato
irati
irbid
irbit
irecê
iriga city
iringa
iringal
irinjālakuda
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
irákleio
irákleion
isahaya
isaka
isakogorka
isawa
ise
ise-ekiti
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
isleworth
islington
islāmnagar
islāmpur
ismailia
isnā
isparta
issaquah
issia
issy-les-moulineaux
istanbul
istaravshan
istok
istra
istres
isulan
itabaiana
itaberaba
itaberaí
itabira
itabirito
itaboraí
itabuna
itacoatiara
itaguaí
itagüí
itaitinga
itaituba
itajaí
itajubá
itako
itamaraju
itambé
itami
itanhaém
itapagé
itaparica
itapecerica da serra
itapecuru mirim
itapema
itaperuna
itaperuçu
itapetinga
itapetininga
itapeva
itapevi
itapipoca
itapira
itaquaquecetuba
itaqui
itararé
itatiba
itauguá
itaí
itaúna
iten
ithaca
itimādpur
itogon
itoigawa
itoman
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
itápolis
itānagar
itārsi
itō
ivano-frankivsk
ivanovo
ivanovskoye
ivanteyevka
ivatsevichy
ivrea
ivry-sur-seine
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
iwŏn-ŭp
ixmiquilpan
ixtaczoquitlán
ixtapa
ixtapa-zihuatanejo
ixtapaluca
ixtepec
ixtlán del río
iyo
izberbash
izegem
izhevsk
izkī
izmail
izmaylovo
izobil’nyy
iztacalco
iztapalapa
izumi
izumisano
izumiōtsu
izumo
izyum
izúcar de matamoros
içara
iğdır
iława
iţsā
i̇dil
i̇mamoğlu
i̇negol
i̇skenderun
i̇zmir
i̇zmit
i̇znik
i‘zāz
ja ela
jabalpur
jablah
jablonec nad nisou
jaboatão
jaboatão dos guararapes
jaboticabal
jabālyā
jacaltenango
jacarezinho
jacareí
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
jagatsinghapur
jagdalpur
jagdīshpur
jagdīspur
jaggayyapeta
jagna
jagodina
jagraon
jagtiāl
jaguaquara
jaguarari
jaguariaíva
jaguaribe
jaguariúna
jaguaruana
jaguarão
jagüey grande
jagādhri
jahanian shah
jahāngīrābād
jahānābād
jahāzpur
jaigaon
jaipur
jais
jaisalmer
jaisingpur
jaito
jaitāran
jakarta
jakobsberg
jakomini
jalai nur
jalal-abad
jalalpur jattan
jalalpur pirwala
jalandhar
jalapa
jales
jalesar
jaleshwar
jalgaon
jalgaon jamod
jalilabad
jalingo
jalor
jalostotitlán
jalpāiguri
jalālpur
jalālābad
jalālābād
jalārpet
jamaame
jamaica
jamaica plain
jambi city
jambusar
jamestown
jamjamāl
jamkhandi
jammalamadugu
jammu
jamnagar
jampur
jamshedpur
jamundí
jamālpur
jamūī
janakpur
janaúba
jandira
jandiāla
janesville
jangaon
jangipur
januária
janīn
jaorā
japekrom
japeri
jarabacoa
jaraguá
jaraguá do sul
jaral del progreso
jaranwala
jarash
jardim
jardim paulista
jardines de la silla (jardines)
jardinópolis
jardín américa
jarocin
jarosław
jarrow
jaru
jaruco
jarābulus
jasdan
jashpurnagar
jaspur
jastrzębie zdrój
jaswantnagar
jasło
jatani
jataí
jaten
jatibarang
jatiroto
jatiwangi
jatobá
jatoi shimali
jauharabad
jauja
jaunpur
javea
javānrūd
jawhar
jawor
jaworzno
jayamkondacholapuram
jayapura
jaynagar
jaynagar-majilpur
jayrūd
jaén
jaú
jbaïl
jebba
jeddah
jefferson city
jeffersontown
jeffersonville
jega
jeju city
jekulo
jelenia góra
jelgava
jember
jena
jendouba
jenjarum
jenks
jenzan
jeongeup
jeonju
jequié
jerada
jerantut
jerez de garcía salinas
jerez de la frontera
jersey city
jerusalem
jesi
jessore
jesús del monte
jesús maría
jesús menéndez
jetpur
jevargi
jewar
jeypore
jhajjar
jhang sadr
jhanjhārpur
jharia
jharsuguda
jhawarian
jhelum
jhingergācha
jhunjhunūn
jhā-jhā
jhābua
jhālrapātan
jhālu
jhālāwār
jhānsi
jhārgrām
jhīnjhak
ji paraná
jiagedaqi
jiamusi
jiangkou
jiangmen
jianguang
jiangyan
jiangyin
jiangyou
jianshui
jian’ou
jiaojiang
jiaozhou
jiaozuo
jiashan
jiaxing
jiayuguan
jiazi
jidd ḩafş
jidong
jiehu
jieshi
jieshou
jiexiu
jieyang
jiguaní
jihlava
jijel
jijiang
jijiga
jilib
jilin
jimaguayú
jimeta
jimma
jimo
jiménez
jinan
jinan-gun
jinchang
jincheng
jindřichův hradec
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
jintūr
jinxiang
jinzhou
jipijapa
jiquílpan de juárez
jirjā
jirkov
jishu
jishui
jisr ash shughūr
jitra
jiujiang
jiupu
jiuquan
jiutai
jiutepec
jixi
jizan
jizzax
ji’an
joal-fadiout
joaçaba
jobabo
jodhpur
joensuu
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
jonquière
joplin
jora
jorhāt
jos
jose pañganiban
josé bonifácio
josé c. paz
josé de freitas
josé mariano jiménez
jounieh
joué-lès-tours
jovellanos
joymontop
joypur hāt
joão monlevade
joão pessoa
joão pinheiro
juan díaz
juan griego
juan josé ríos
juanjuí
juatuba
juazeiro do norte
juba
juchitán de zaragoza
judita
juegang
jugsālai
juhaynah
juigalpa
juiz de fora
juliaca
jumilla
jumri tilaiyā
junction city
jundiaí
juneau
junnar
junín
jupiter
jurupa valley
justiniškės
jutiapa
juticalpa
juventino rosas
juwana
juye
juárez
jyväskylä
jáltipan de morelos
jászberény
järvenpää
jérémie
józsefváros
jönköping
júlio de castilhos
jüchen
jülich
jājpur
jālaun
jālna
jāmadoba
jāmai
jāmtāra
jāmuria
jānjgīr
jāsim
jēkabpils
jīnd
jōetsu
jūnāgadh
jūrmala
jūybār
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
kabrāi
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
kadūr
kaeng khoi
kaeng khro
kaesŏng
kafanchan
kaffrine
kafr ad dawwār
kafr ash shaykh
kafr az zayyāt
kafr lāhā
kafr takhārīm
kafr zaytā
kafr şaqr
kafranbel
kafue
kaga bandoro
kagoro
kagoshima
kahama
kahna nau
kahramanmaraş
kahror pakka
kahrīz
kahului
kahuta
kaiama
kaifeng
kaihua
kaikalūr
kailua
kailāras
kailāshahar
kaimganj
kaimori
kainan
kairouan
kairāna
kaisarianí
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
kakogawachō-honmachi
kakonko
kakrāla
kakuda
kalach
kalach-na-donu
kalachinsk
kalakkādu
kalamariá
kalamassery
kalamata
kalamazoo
kalamb
kalamnūri
kalandia
kalasin
kalat
kalavoor
kalemie
kalianget
kalibo (poblacion)
kaliningrad
kalininskiy
kalinkavichy
kalispell
kalisz
kalk
kallakkurichchi
kallangur
kallidaikurichi
kallio
kallithéa
kalmar
kalmunai
kalpatta
kaltan
kaluga
kalulushi
kalur kot
kalush
kalutara
kalyandurg
kalyani
kalyān
kalāleh
kamaishi
kamakura
kamal
kamalasai
kamalia
kaman
kamaterón
kamba
kambar
kambove
kameda-honchō
kamen
kamensk-shakhtinskiy
kamensk-ural’skiy
kamen’-na-obi
kameoka
kameyama
kamianets-podilskyi
kamianske
kamienna góra
kamifukuoka
kamigyō-ku
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
kamojimachō-jōgejima
kamoke
kamp-lintfort
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
kamyshin
kamyshlov
kananga
kanash
kanasín
kanata
kanaya
kanazawa
kanbe
kanchanaburi
kanchipuram
kanda
kandahār
kandalaksha
kandana
kandhkot
kandi
kandiaro
kandukūr
kandy
kandyagash
kanekomachi
kaneohe
kanevskaya
kanganpur
kangar
kangasala
kangayam
kangding
kangdong-ŭp
kanggye
kangāvar
kanie
kanigiri
kaniv
kankakee
kankan
kannabechō-yahiro
kannad
kannapolis
kannauj
kanniyākumāri
kannur
kano
kanoya
kanpur
kansanshi
kansas city
kansk
kant
kantharalak
kantābānji
kanuma
kanuru
kanye
kanzakimachi-kanzaki
kan’onjichō
kaohsiung
kaolack
kapadvanj
kapan
kapellen
kapenguria
kapiri mposhi
kaposvár
kapotnya
kapsan-ŭp
kapshagay
kapūrthala
kara
kara-balta
karabağlar
karabulak
karabük
karacabey
karachayevsk
karachi
karagandy
karaj
karak city
karakol
karakoçan
karakul’
karaman
karamay
karamsad
karamürsel
karangampel
karanganom
karangsembung
karanpur
karapınar
karasu
karasu mahallesi
karasuk
karatau
karatsu
karauli
karaçoban
karbala
karben
karcag
kardzhali
kardítsa
kareli
karera
karhal
karhula
kariba
kariya
karjat
karkira
karlovac
karlovy vary
karlshamn
karlshorst
karlskoga
karlskrona
karlsruhe
karlstad
karmi’el
karmāla
karnāl
karoi
karol bāgh
karonga
karor
karpinsk
kars
kartaly
kartasura
kartārpur
karur
karuri
karviná
karwar
karād
karīmganj
karīmnagar
kasama
kasamatsuchō
kasamwa
kasangulu
kasaoka
kasba
kasba tadla
kaseda-shirakame
kasese
kashgar
kashihara
kashihara-shi
kashima
kashima-shi
kashipur
kashira
kashiwa
kashiwazaki
kashmor
kasihan
kasimov
kasoa
kasongo
kasongo-lunda
kaspiysk
kasrāwad
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
kateríni
katghora
kathmandu
kathu
kathua
kati
katihar
katima mulilo
katiola
katori-shi
katoro
katowice
katrineholm
katsina
katsina-ala
katsuren-haebaru
katsuta
katsuura
katsuyama
kattaqo’rg’on shahri
kattivākkam
katumba
katunayaka
katutura
katwijk aan zee
kaufbeuren
kaunas
kaura namoda
kavadarci
kavajë
kavaklı
kavála
kawagoe
kawaguchi
kawalu
kawambwa
kawanishi
kawanoechō
kawardha
kawasaki
kawit
kawm umbū
kawm ḩamādah
kawthoung
kaya
kayalpattinam
kayan
kayes
kayseri
kaysville
kayunga
kayyerkan
kazan
kazanlak
kazincbarcika
kazo
kaédi
kaélé
kağızman
kearney
kearns
kearny
kebomas
kebonarun
kecskemét
kediri
kedungwaru
kedungwuni
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
kelkheim (taunus)
kelkit
keller
kellyville
kelo
kelowna
kelīshād va sūdarjān
kemalpaşa
kemerovo
kemi
kemisē
kempen
kempston hardwick
kempten (allgäu)
kemrī
ken caryl
kencong
kendal
kendale lakes
kendall
kendall west
kendari
kendrāparha
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
keratsíni
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
keshod
keshorai pātan
keskin
kestel
keswick
keszthely
ketanggungan
kettering
kevelaer
kew
kew gardens hills
key west
keysborough
keystone
keşan
kfar saba
khabarovsk
khabarovsk vtoroy
khadki
khadyzhensk
khagaria
khagaul
khagrachhari
khair
khairpur
khairpur mir’s
khairpur nathan shah
khairpur tamewah
khairābād
khairāgarh
khajuraho group of monuments
khalabat
khalifah a city
khalkhāl
khalándrion
khalīlābād
khambhāliya
khambhāt
khamis mushait
khammam
khanabad
khanbari
khandela
khandwa
khangah dogran
khanjarah
khanna
khanpur
khanpur mahar
khanty-mansiysk
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
khartsyz’k
khasavyurt
khashuri
khatauli
khawr fakkān
kheda
khedbrahma
khekra
khemis el khechna
khemis miliana
khemisset
khenchela
khenifra
kheri
kherson
kherālu
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
khomeynī shahr
khon kaen
khopoli
khoroshëvo-mnevniki
khorramabad
khorramdarreh
khorramshahr
khorugh
khosta
khot'kovo
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
khushāb
khust
khuzdar
khvānsār
khāchrod
khāliş
khāmgaon
khān shaykhūn
khān yūnis
khāsh
khātegaon
khōst
kiambu
kibaha
kibiti
kibondo
kibre mengist
kibungo
kibuye
kichha
kidapawan
kidatu
kidderminster
kidodi
kidsgrove
kiel
kielce
kiffa
kifisiá
kifrī
kigali
kigoma
kigonsera
kijang
kikinda
kikuchi
kikwit
kilifi
kilis
kilju
kilkenny
kilkís
killeen
kilmarnock
kilosa
kimberley
kimhae
kimitsu
kimje
kimovsk
kimry
kindia
kindu
kinel’
kineshma
king's lynn
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
kināna
kiomboi
kipushi
kirando
kiraoli
kirchheim unter teck
kireyevsk
kirguli
kirishi
kirkby
kirkby in ashfield
kirkcaldy
kirkkonummi
kirkland
kirkuk
kirkwood
kirov
kirovgrad
kirovo-chepetsk
kirovsk
kirovs’k
kirtipur
kirwan
kiryas joel
kiryat gat
kiryū
kirzhach
kisai
kisangani
kisaran
kisarazu
kisela voda
kiselëvsk
kisesa
kishanganj
kishangarh
kishiwada
kishorganj
kishtwār
kisi
kisii
kiskunfélegyháza
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
kizhake chālakudi
kizilyurt
kizlyar
kičevo
kladno
klaeng
klagenfurt am wörthersee
klaipėda
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
kluang
kluczbork
klungkung
knjazevac
knokke-heist
knoxville
knurów
knysna
ko samui
kobayashi
kobe
koblenz
kobryn
koch bihār
koch'ang
kochani
kochi
kochubeyevskoye
kodaikānāl
kodamachō-kodamaminami
kodungallūr
kodār
kodīnar
koelwār
koesan
koforidua
koga
kogalym
kogon shahri
koh kong
kohat
kohima
kohtla-järve
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
kokubu-matsuki
kokubunji
kolasib
kolda
kolding
kolea
kolhāpur
kolkata
kollam
kollegāl
kolokani
kolomenskoye
kolomna
kolomyagi
kolomyia
kolonnawa
kolpashevo
kolpino
kolwezi
kolín
kolār
kol’chugino
komaki
komatipoort
komatsu
komatsushimachō
kombissiri
kombolcha
komendantsky aerodrom
komló
komono
komoro
komotiní
komsomolsk-on-amur
komárno
kon tum
konakovo
konch
kondagaon
kondapalle
kondoa
kondopoga
kongolo
kongoussi
konibodom
konin
konnagar
konongo
konotop
konstanz
kontagora
kontich
konya
koothanallur
kopargaon
koper
kopeysk
koppal
koprivnica
kopāganj
kopřivnice
koratla
korba
korbach
koreatown
koregaon
korem
korenovsk
korhogo
korkino
korkuteli
korla
kornwestheim
korolev
koronadal
korosten’
korostyshiv
korsakov
korschenbroich
kortrijk
koryazhma
korydallós
korçë
korāput
kosamba
kosan
koshigaya
kosi
koson
kosong
kosonsoy
kostanay
kosti
kostomuksha
kostopil’
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
kotdwāra
kotel’nich
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
kottagūdem
kottayam
kottūru
koudougou
koulikoro
koumra
koupéla
kourou
kousa
kousséri
koutiala
kouvola
kovancılar
kovel
kovilpatti
kovrov
kovvūr
kovylkino
kovūr
kowloon
kowŏn-ŭp
koynanagar
koysinceq
kozakai-chō
kozan
kozeyevo
kozhikode
kozhukhovo
kozluk
kozyatyn
kozáni
koz’modem’yansk
koło
kołobrzeg
końskie
kościan
kościerzyna
košice
kpalimé
kpandu
kraaifontein
krabi
kragujevac
kraksaan
kraków
kraljevo
kramators’k
kranj
krasnoarmeysk
krasnoarmeyskaya
krasnodar
krasnogorsk
krasnogvargeisky
krasnohrad
krasnokamensk
krasnokamsk
krasnotur’insk
krasnoufimsk
krasnoural’sk
krasnoyarsk
krasnoye selo
krasnoznamensk
krasnyy luch
krasnyy sulin
krathum baen
kraśnik
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
krishnarājpet
kristiansand
kristianstad
kriva palanka
krnov
krolevets’
kroměříž
kronstadt
kroonstad
kropotkin
kropyvnytskyi
krosno
krotoszyn
kroya
krugersdorp
krujë
kruševac
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
kuchera
kuchinarai
kuching
kuchāman
kudamatsu
kudat
kudus
kudymkar
kufa
kuje
kukichūō
kukshi
kula
kulachi
kulai
kulebaki
kulim
kulittalai
kulmbach
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
kumhāri
kumo
kumru
kumta
kunda
kundarkhi
kundian
kundla
kunduz
kungsholmen
kungur
kungälv
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
kurakhovo
kurandvād
kurashiki
kurayoshi
kurchaloy
kurchatov
kurduvādi
kure
kurgan
kurganinsk
kurihashi
kurinjippādi
kurnool
kurobe-shi
kuroda
kuroishi
kuroiso
kurortnyy
kursk
kurtalan
kurume
kurunegala
kurye
kur’yanovo
kusatsu
kushchëvskaya
kushikino
kushima
kushiro
kushtagi
kushtia
kushva
kuskovo
kusŏng
kut chap
kuta
kutaisi
kutiatodu
kutloanong
kutno
kutná hora
kutoarjo
kuttampuzha
kuvandyk
kuwait city
kuwana
kuybyshev
kuzhithurai
kuznetsk
kuz’minki
kuşadası
kwadukuza
kwale
kwang binh
kwangmyŏng
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
kyosai
kyoto
kyrenia
kyshtym
kyustendil
kyzyl
kyzyl-kyya
kyzylorda
kyŏngsŏng
kâhta
kélibia
kétou
kópavogur
kórinthos
köln
köneürgench
königs wusterhausen
königsbrunn
königswinter
köniz
köpenick
körfez
köthen
køge
kürten
kütahya
kāgal
kākināda
kālia
kālimpong
kāliyāganj
kālka
kālna
kālol
kālpi
kālānwāli
kālāvad
kālīganj
kāman
kāmthi
kāmyārān
kāmāreddi
kāmārhāti
kānchrāpāra
kāndhla
kāndi
kāndla
kānker
kānkānhalli
kānnangād
kānt
kānth
kāraikkudi
kāraikāl
kāramadai
kāranja
kārkala
kārsiyāng
kāsaragod
kāsganj
kāshmar
kātol
kātoya
kātrās
kāvali
kāyankulam
kāzerūn
kėdainiai
kędzierzyn-koźle
kętrzyn
kīhei
kīl bhuvanagiri
kīratpur
kīsh
kırkağaç
kırklareli
kırıkhan
kırıkkale
kırşehir
kızıltepe
kłodzko
kōfu
kōnan
kōnosu
kōriyama
kőbánya
kūdligi
kūhdasht
kūkatpalli
kūmher
kŭlob
k’olīto
l'alfàs del pi
l'antiga esquerra de l'eixample
l'aquila
l'haÿ-les-roses
l'hospitalet de llobregat
la asunción
la barca
la bonanova
la calera
la carlota
la castellana
la cañada flintridge
la ceiba
la ceja
la celle-saint-cloud
la chaux-de-fonds
la chorrera
la ciotat
la courneuve
la crosse
la defense
la dolorita
la dorada
la estrella
la fría
la garde
la garenne-colombes
la gi
la gomera
la goulette
la guaira
la habana vieja
la habra
la haute-saint-charles
la isla
la jolla
la laguna
la libertad
la ligua
la lima
la louvière
la línea de la concepción
la madeleine
la marina de port
la maternitat i sant ramon
la mesa
la mirada
la mohammedia
la nova esquerra de l'eixample
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
la roche-sur-yon
la rochelle
la romana
la sagrera
la salud
la sebala du mornag
la serena
la seyne-sur-mer
la spezia
la tebaida
la teste-de-buch
la trinidad
la troncal
la unión
la valette-du-var
la vergne
la verne
la verneda i la pau
la victoria
la vila de gràcia
la villa del rosario
la virginia
laascaanood
laatzen
laayoune
labasa
labinsk
labis
labuan
labuan bajo
labuhan deli
labytnangi
labé
lacey
lachhmangarh sīkar
ladang seri kundang
ladera ranch
ladhewala waraich
ladispoli
ladner
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
lagny-sur-marne
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
lahat
lahore
lahr
lahti
lahān
lahār
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
lakhyabad
lakhīmpur
lakki
lakota
lakshmeshwar
lakshmīpur
lal bahadur nagar
lala musa
lalago
lalgudi
lalian
lalitpur
lalmonirhat
lalor
lalupon
lalín
lambaré
lambaréné
lambayeque
lambersart
lamezia terme
lamin
lamongan
lampa
lampang
lampertheim
lamphun
lamu
lamía
lanaken
lancaster
lanciano
lancy
land o' lakes
landau in der pfalz
landover
landsberg am lech
landshut
landskrona
lanester
langarūd
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
laoag
laohekou
laojunmiao
laon
lapa
laplace
laporte
lappeenranta
lapu-lapu city
lar
larache
laramie
laranjal paulista
laranjeira
laranjeiras
laranjeiro
larbaâ
lardjem
laredo
largo
larkana
larnaca
larvik
las animas
las breñas
las choapas
las cruces
las cumbres
las margaritas
las matas de farfán
las palmas de gran canaria
las piedras
las pintas de arriba
las pintitas
las piñas
las rozas de madrid
las tejerías
las torres de cotillas
las tunas
las vegas
lasem
lashio
lashkar gāh
latacunga
latakia
latham
lathrop
latina
latur
lauderdale lakes
lauderhill
lauf an der pegnitz
launceston
laungowāl
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
laç
laḩij
le blanc-mesnil
le bouscat
le cannet
le chesnay
le creusot
le gosier
le grand-quevilly
le havre
le kremlin-bicêtre
le lamentin
le mans
le moule
le mée-sur-seine
le perreux-sur-marne
le petit-quevilly
le plessis-robinson
le port
le puy-en-velay
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
lebedyan’
lebedyn
lebowakgomo
lebrija
lebu
lecce
lecco
lecheng
lee's summit
leeds
leer
leerdam
leesburg
leeuwarden
lefortovo
leganés
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
leinfelden-echterdingen
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
lend
lenexa
lenger
lengerich
lengshuijiang
lengshuitan
leningradskaya
leninogorsk
leninsk-kuznetsky
leninskiye gory
lennestadt
lennox
lens
lensk
lentini
lents
lençóis paulista
leominster
leonberg
leonovo
leopoldina
lepe
lere
leribe
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
levallois-perret
leverkusen
levice
levittown
levoberezhnyy
lewiston
lewiston orchards
lewisville
lexington
lexington-fayette
leyland
leyva solano
león
león de los aldama
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
libenge
liberal
liberec
liberia
libertad
libertador general san martín
liberty
libertyville
libeň
libon
libourne
libreville
licata
licenciado benito juárez (campo gobierno)
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
lidingö
lidköping
lido di ostia
liepāja
lier
lijiang
likasi
likhobory
likino-dulevo
lille
liloan
lilongwe
lima
limache
limassol
limay
limbach-oberfrohna
limbang
limbdi
limbe
limbiate
limburg an der lahn
limeira
limoeiro
limoeiro do norte
limoges
limonar
limpio
limón
linares
lincheng
lincoln
lincoln park
lincoln square
lincolnia
linda-a-velha
lindau
linden
lindenhurst
lindi
lindlar
lindsay
linfen
lingayen
lingcheng
lingdong
lingen
linghai
lingsugūr
lingyuan
linhai
linhares
linjiang
linkou
linköping
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
linëvo
lipa city
lipetsk
lipkovo
lippstadt
liptovský mikuláš
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
litoměřice
little elm
little rock
littlehampton
littleton
litvínov
liuhe
liupanshui
livadeiá
livermore
liverpool
livingston
livingstone
livny
livonia
livorno
livry-gargan
liwonde
liwá
liège
liévin
ljubljana
llallagua
llanelli
llefià
lleida
lloret de mar
lloydminster
llucmajor
llíria
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
loei
lofthouse
logan
logan city
logan square
logroño
lohja
lohmar
lohne
lohārdagā
loja
lokeren
lokoja
lokossa
lolodorf
lom
loma bonita
loma de gato
loma linda
lombard
lomita
lomme
lommel
lomonosov
lompoc
lomé
lonavla
london
londonderry county borough
londrina
long beach
long branch
long eaton
long island city
long xuyên
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
lons-le-saunier
lonār
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
los altos
los andes
los angeles
los banos
los barrios
los baños
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
los ángeles
losal
losino-petrovskiy
losser
lota
loudi
louga
loughborough
louis trichardt
louisville
loulé
loum
loures
loushanguan
louvain-la-neuve
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
lozova
luancheng
luanda
luang prabang
luanshya
lubango
lubao
lubartów
lubań
lubbock
lubin
lublin
lubliniec
lubny
luboń
lubu
lubuklinggau
lubumbashi
lucapa
lucas
lucaya
lucban
lucca
lucena
lucera
luchegorsk
lucheng
luchingu
luckeesarai
luckenwalde
lucknow
ludhiāna
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
luján
lukhovitsy
lukuledi
luleå
lumajang
lumbang
lumberton
lumding railway colony
lumezzane
lumut
lund
lunel
lunglei
luninyets
lunsar
lunéville
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
lushnjë
lushoto
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
luziânia
lučenec
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
lyskovo
lysychans’k
lys’va
lytham st annes
lytkarino
lyubertsy
lyublino
lyubotyn
lyudinovo
lào cai
lárisa
léo
léogâne
lérida
lévis
líbano
löhne
lökbatan
lörrach
lübbecke
lübeck
lüdenscheid
lüdinghausen
lüleburgaz
lüneburg
lünen
lüshun
lādnūn
lādwa
lāharpur
lākheri
lākshām
lālganj
lālgola
lālmohan
lālsot
lātehār
lāthi
lębork
lūnāvāda
lạng sơn
l’arbaa naït irathen
l’govskiy
ma'an
maalot tarshīhā
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
macapá
macas
macau
macaé
macaíba
macclesfield
maceió
macenta
macerata
machachi
machado
machagai
machakos
machala
machalí
macheng
machesney park
machhlīshahr
machida
machilīpatnam
machiques
macia
mackay
macon
macuspana
madanapalle
madang
madaoua
maddagiri
maddaloni
maddūr
madera
madgaon
madhipura
madhubani
madhupur
madhyamgram
madhyapur thimi
madikeri
madingou
madison
madison heights
madiun
madrid
madruga
madukkarai
madurai
madurāntakam
madīnat sittah uktūbar
madīnat ḩamad
madīnat ‘īsá
mae chan
mae sai
mae sot
maebaru-chūō
maebashi
maesteg
maevatanana
mafeteng
mafinga
mafra
mafraq
magadan
magalang
magangué
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
mahajanga
mahalapye
mahanoro
maharagama
mahbūbnagar
mahbūbābād
mahdia
mahdishahr
mahemdāvād
mahendragarh
mahendranagar
maheshwar
mahilyow
mahlsdorf
mahmudābād
mahmutlar
mahobā
mahrīz
mahwah
mahābād
mahād
mahālingpur
mahārāganj
mahārājgani
mahāsamund
mahē
maia
maicao
maidenhead
maidstone
maiduguri
maihar
mailsi
mainpuri
maintal
mainz
maināguri
maiquetía
mairena del alcor
mairena del aljarafe
mairinque
mairiporã
mairwa
maisons-alfort
maisons-laffitte
maisí
maitland
maiurno
maizuru
majadahonda
majalengka
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
makoko
makouda
makrāna
maksi
makubetsu
makueni boma
makumbako
makurazaki
makurdi
makó
malabo
malacca
maladzyechna
malakal
malakanagiri
malakoff
malakwal
malakwal city
malambo
malanday
malang
malanje
malanville
malappuram
malatya
malaut
malavalli
malaybalay
malazgirt
malaṅgawā
malbork
maldegem
malden
maldon
maldonado
male
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
malkāpur
mallawī
malmesbury
malmö
malolos
maloyaroslavets
malpe
maltepe
malumfashi
maluso
maluñgun
malvar
malvern east
malyn
malārd
malāyer
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
manassas
manaus
manavgat
manay
manbij
mancherāl
manchester
mandaguari
mandalay
mandaluyong city
mandalī
mandamarri
mandan
mandapeta
mandaue city
mandera
mandeville
mandi
mandi bahauddin
mandideep
mandimba
mandlā
mandsaur
mandurah
manduria
mandya
mandāwar
maner
manfalūţ
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
mangrūl pīr
manhattan
manhattan beach
manhuaçu
maniar
manibaug pasig
manicaragua
manihāri
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
mankato
mankāchar
manlleu
manmād
mannargudi
mannheim
mannārakkāt
manoharpur
manokwari
manolo fortich
manosque
manouba
manp’o
manresa
mansa
mansalay
mansehra
mansfield
mansfield city
mansilingan
mansourah
mansoûra
manta
mantampay
manteca
mantes-la-jolie
mantova
manuel ojinaga
manuguru
manukau city
manzanillo
manzhouli
manzini
manāsa
manāwar
mao
maple grove
maple heights
maple ridge
maple valley
maplewood
maputo
maputsoe
mar del plata
marabella
marabá
maracaibo
maracaju
maracanaú
maracay
maracena
maracás
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
maravatío de ocampo
marawi city
marayur
marbella
marburg an der lahn
marcavelica
march
marcianise
marcos juárez
marcq-en-barœul
mardan
mardin
marechal cândido rondon
marechal deodoro
marfil
margahayukencana
margasari
margate
margherita
marg‘ilon
marhanets’
marhaura
marialva
mariana
mariano
mariano comense
mariano roque alonso
mariara
maribor
maricopa
maricá
mariel
mariendorf
marienfelde
marienthal
marietta
marigliano
marignane
mariinsk
marijampolė
marilao
marina
marina di ardea-tor san lorenzo
marina di carrara
maringá
marinha grande
marinilla
marino
marion
mariupol
mariveles
mariāhu
mariāni
marka
markala
market harborough
markham
marki
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
marovoay
maroúsi
marquette
marrakesh
marratxí
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
martaban
martapura
martigues
martil
martin
martina franca
martinez
martorell
martos
martínez de la torre
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
maría la baja
marília
marín
marīvān
mar’ino
mar’’ina horka
masaka
masaki-chō
masallātah
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
mashtūl as sūq
masina
masindi
masinloc
masjed soleymān
mason
mason city
maspalomas
maspeth
massa
massafra
massamá
massapequa
massawa
massillon
massy
masterton
mastung
masuda
masumbwe
masvingo
maswa
mata de são joão
matadi
matagalpa
matai
matale
matamoros
matanzas
matara
mataram
mataró
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
matsutō
matsuyama
mattanur
matthews
matui
maturín
matveyevskoye
matão
mau
mau aimma
mauban
maubeuge
maubin
maudaha
mauganj
maulavi bāzār
mauldin
maumere
maun
maur
mauá
maués
mavoor
mawlaik
mawlamyine
mawlamyinegyunn
mawāna
maxixe
may pen
mayagüez
mayahi
maych’ew
mayiladuthurai
maykop
maymana
maywood
mayāng imphāl
mazabuka
mazara del vallo
mazarrón
mazatenango
mazatlan
mazatlán
mazeikiai
mazinde
mazouna
mazyr
mazār-e sharīf
maó
maştağa
maşyāf
maţāy
ma‘arratmişrīn
mbabane
mbaké
mbala
mbale
mbalmayo
mbandaka
mbandjok
mbanga
mbanza kongo
mbanza-ngungu
mbarara
mbaïki
mbeya
mbinga
mbouda
mbuji-mayi
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
medellín
medemblik
medenine
medford
medgidia
medianeira
mediaş
medicine hat
medina
medina del campo
medina estates
medinīpur
medjez el bab
mednogorsk
meerbusch
meerut
meftah
megarine
megion
mehar
mehdia daira de meghila
mehekar
mehendiganj
mehlville
mehndāwal
mehrabpur
meiderich
meidling
meihekou
meiktila
meinerzhagen
meiningen
meissen
meizhou
mejicanos
mejorada del campo
mek'ele
mekla
meknès
melati
melbourne
melbourne city centre
melchor ocampo
meleuz
melgar
melilla
melipilla
melito di napoli
melitopol
melle
mellunkylä
melo
melong
melouza
melrose
melrose park
melton mowbray
melun
melur
melíssia
memmingen
memphis
memāri
mendaha
mendeleyevsk
menden
menderes
mendez-nuñez
mendi
mendip
mendoza
mendī
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
mercerville-hamilton square
merefa
merelani
merelbeke
meriden
meridian
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
metahāra
metairie
metairie terrace
metallostroy
metamórfosi
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
mevasseret ẕiyyon
mexicali
mexico
mexico city
meybod
meycauayan
meylan
meyzieu
mezcales
mezhdurechensk
meïganga
mgandu
mhango
mhāsvād
miahuatlán de porfirio díaz
miami
miami beach
miami gardens
miami lakes
miamisburg
mian channun
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
miercurea-ciuc
mieres
migdal ha‘emeq
migori
miguel alemán (la doce)
miguel hidalgo
miguel pereira
mihara
mijas
mikhalkovo
mikhaylovka
mikhaylovsk
miki
mikkeli
mikołów
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
minakuchichō-matoba
minamata
minamirinkan
minas
minas de matahambre
minatitlán
minato
minaçu
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
minna
minneapolis
minnetonka
minnetonka mills
mino
minokamo
minot
minsk
mint hill
minusinsk
minyat an naşr
minzhu
mioveni
mira mesa
mira taglio
mirabel
miracema
miragoâne
miramar
miramas
miranda de ebro
mirandopólis
miri
miriālgūda
mirny
mirnyy
mirpur khas
mirpur mathelo
mirriah
miryang
mirzāpur
misantla
misawa
mishan
mishawaka
mishima
miskolc
mislata
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
mitrovicë
mitsukaidō
mitsuke
mitte
mityana
miura
mixco
mixquiahuala de juarez
miyako
miyakonojō
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
mińsk mazowiecki
mişrātah
mkuranga
mladá boleslav
mlandizi
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
mocoa
mococa
mocímboa
modakeke
modena
modesto
modica
modiin ilit
modimolle
modi‘in makkabbim re‘ut
modugno
modāsa
modřany
moers
moga
mogadishu
mogi das cruzes
mogi guaçu
mogi mirim
mogliano veneto
mogoditshane
mogok
mogán
mohale’s hoek
mohali
mohammedia
mohr
mohyliv-podilskyi
moineşti
mojo
mojoagung
mojokerto
moju
mokameh
mokokchūng
mokolo
mokopane
mokotów
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
mollet del vallès
molo
molodohvardiys’k
mombasa
mombetsu
momostenango
mompós
mon repos
monaco
monastir
moncada
moncalieri
monchegorsk
moncloa-aravaca
monclova
moncton
mondlo
mondovì
mondragone
monfalcone
mongaguá
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
mons-en-barœul
monsanto
monsefú
monserrato
mont-de-marsan
mont-dore
mont-saint-aignan
montana
montauban
montbéliard
montcada i reixac
montceau-les-mines
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
montecchio maggiore-alte ceccato
montego bay
montelíbano
montenegro
montepuez
monterey
monterey park
montero
monteros
monterotondo
monterrey
monterusciello
montería
montes claros
montesilvano marina
montevideo
montfermeil
montgeron
montgomery
montgomery village
montigny-le-bretonneux
montigny-lès-metz
montijo
montilla
montluçon
montmorency
montpellier
montreuil
montreux
montrouge
montréal
montville center
montélimar
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
morales
moramanga
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
morohongō
moroleón
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
morro do chapéu
morshansk
morsi
morton grove
mortsel
morwa
morón
morón de la frontera
morādābād
morār
mosbach
moscavide e portela
moscow
moses lake
moshi
moskháton
moskovskiy
mosman
mosonmagyaróvár
mosquera
moss
mossel bay
mossoró
most
mostaganem
mostar
mostovskoy
mosul
motala
motherwell
mothīhāri
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
mouzaïa
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
mranggen
mrągowo
msaken
mthatha
mtinko
mtsensk
mtwara
muan
muang phônsavan
muang xay
muar
mubi
muborak
mubārakpur
mucumpiz
mucuri
mudanjiang
mudanya
muddebihāl
mudgal
mudhol
mudkhed
mudon
mudu
mueang nonthaburi
mufulira
muggiò
mughal sarāi
mugnano di napoli
muhammadābād
muikamachi
mujiayingzi
mukacheve
mukah
mukalla
mukdahan
mukeriān
mukher
mukilteo
mukono
muktsar
muktāgācha
mukō
mulbāgal
mulchén
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
munnar
munsan
munster
muntilan
muntok
munūf
murakami
muratpaşa
muravlenko
murcia
muret
murfreesboro
muriaé
muricay
murici
muridke
muriti
muritiba
murlīganj
murmansk
murom
muroran
murphy
murray
murree
murrieta
murrysville
murshidābād
murtajāpur
murun-kuren
murwāra
murzuq
murādnagar
musaffah
musan-ŭp
musanze
musashino
muscat
muscatine
mushie
mushābani
musiri
muskego
muskegon
muskogee
musoma
musselburgh
mussoorie
mustafakemalpaşa
mustafābād
mustang
mut
mutare
mutengene
mutsu
muttupet
mutuáli
mutxamel
muvattupuzha
muyinga
muyuka
muzaffargarh
muzaffarnagar
muzaffarpur
muzaffarābād
muñiz
muñoz
muğla
muş
mvomero
mwadui
mwanza
mweka
mwene-ditu
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
mysore
myszków
mysłowice
mytilene
mytishchi
mzuzu
málaga
mâcon
märkisches viertel
märsta
médéa
mégara
mérida
mérignac
móng cái
móstoles
mödling
mölndal
mönchengladbach
mörfelden-walldorf
mössingen
mühlacker
mühlhausen
mühlheim am main
mülheim
münster
mācherla
māchhīwāra
mādabā
mādārīpur
māgadi
mājalgaon
mālegaon
māler kotla
mālpura
mālūr
māndal
māndalgarh
māndvi
māngrol
mānsa
mānvi
mānwat
mānāvadar
māpuca
mārkāpur
mātābhānga
māvelikara
mīnjūr
mīnāb
mīrānpur
mīrānpur katra
mīāndoāb
mława
mūdbidri
mūl
mūvattupula
mỹ tho
m’sila
n'djamena
na klang
naas
nabagrām
nabari
nabatîyé et tahta
naberezhnyye chelny
nabeul
nabire
nablus
nabua
nabīnagar
nacala
nacimiento
nacka
nacogdoches
nadi
nadiād
nador
naduvannūr
nadvirna
nadym
naesŏ
nafada
naga
nagahama
nagai
nagano
nagaoka
nagar
nagareyama
nagari
nagarote
nagasaki
nagato
nagcarlan
nagda
nageswari
nago
nagold
nagornyy
nagoya
nagpur
nagqu
nagua
nagykanizsa
nagykőrös
nagīna
naha
nahariyya
naharlagun
nahiyat ghammas
nahrīn
nahualá
nahāvand
naic
naihāti
nailsea
naini tāl
nainpur
nairobi
naivasha
naja' ḥammādī
najaf
najafgarh
najafābād
najrān
naju
najībābād
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
naksalbāri
nakuru
nakūr
nalgonda
nalhāti
nal’chik
nam định
namangan
namanyere
namasuba
namerikawa
namibe
namie
namioka
nampa
nampula
namp’o
namur
namyang
namyangju
nan
nanaimo
nanao
nanchang
nanchital de lázaro cárdenas del río
nanchong
nancy
nandaime
nanded
nandigāma
nandikotkūr
nanding
nandu
nandurbar
nandyāl
nanfeng
nang rong
nanga eboko
nangal
nangen
nangi
nangomba
nangong
nanjangūd
nanjing
nankana sahib
nanlong
nanma
nanning
nanpiao
nanping
nantai
nanterre
nantes
nanto-shi
nantong
nantou
nanuque
nanyang
nanyuki
nanzhang chengguanzhen
nanzhou
napa
naperville
napier
naples
napāsar
naqadeh
nara-shi
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
narbonne
nardò
narela
nargund
narita
naro-fominsk
narok
narowal
narra
narre warren
narre warren south
narsimhapur
narsingdi
narsinghgarh
narsīpatnam
nartkala
narutochō-mitsuishi
narutō
narva
narwāna
naryn
narón
narāyangarh
nasarawa
nashik
nashua
nashville
nasirabad
nasiriyah
nassau
nasugbu
nasīrābād
natahoyo
natal
natick
national city
natitingou
natore
nattam
naucalpan de juárez
naudero
naugachhia
naugatuck
naujamiestis
naukot
naumburg
naushahra virkan
nautanwa
nava
navadwīp
navalcarnero
navalgund
navan
navapolatsk
navarre
navas
navegantes
navi mumbai
naviraí
navoiy
navojoa
navolato
navotas
navrongo
navsāri
nawabshah
nawalgarh
nawanshahr
nawābganj
nawāda
nay pyi taw
nayoro
nazareth
nazarovo
nazaré
nazaré da mata
nazca
naze
nazilli
nazran’
nazrēt
naz̧arābād
nchelenge
ndibène dahra
ndola
neapoli
near north side
near south side
neath
nebaj
nebbi
neckarsulm
necochea
nedroma
nedumangād
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
nekā
nelamangala
nelidovo
nellikkuppam
nellore
nelson
nelspruit
nemby
nemuro
nenjiang
nepalgunj
nepean
nepānagar
nerekhta
nerja
neryungri
nerópolis
nesher
ness ziona
netanya
netishyn
netivot
netphen
netrakona
nettetal
nettuno
neu isenburg
neu wulmstorf
neu-hohenschönhausen
neu-ulm
neubrandenburg
neubrück
neuburg an der donau
neuchâtel
neue neustadt
neuehrenfeld
neuilly-sur-marne
neuilly-sur-seine
neukölln
neumarkt in der oberpfalz
neumünster
neunkirchen
neuquén
neuruppin
neuss
neustadt
neustadt am rübenberge
neustadt/nord
neustadt/süd
neustrelitz
neuwied
nevers
nevinnomyssk
nevşehir
nev’yansk
new albany
new amsterdam
new bedford
new berlin
new bern
new braunfels
new brighton
new britain
new brunswick
new bādāh
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
newton abbot
newton aycliffe
newton mearns
newton-le-willows
newtownabbey
newtownards
neyagawa
neyrīz
neyshābūr
neyyāttinkara
nganjuk
ngaoundéré
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
nicolás r casillas
nicolás romero
nicosia
nidadavole
nidderau
nieder-ingelheim
niederkassel
niederrad
niederschönhausen
nienburg
nieuwegein
nigel
nihommatsu
nihtaur
niigata
niihama
niimi
niitsu-honchō
nijkerk
nijlen
nijmegen
nikki
nikolayevsk-on-amure
nikol’sk
nikol’skoye
nikopol
niksar
nikulino
nikšić
nilakottai
nilanga
niles
nilópolis
ningbo
ningde
ninghai
ningyang
ninh bình
ninomiya
ninove
nioki
nioro du rip
niort
nippes
nipāni
niquelândia
nirasaki
nirgua
nirmal
niscemi
nishi-tokyo-shi
nishifukuma
nishinomiya-hama
nishio
nishishinminato
nishiwaki
niterói
nitra
nivelles
niwai
nixa
nizhnekamsk
nizhneudinsk
nizhnevartovsk
nizhniy lomov
nizhniy novgorod
nizhny tagil
nizhnyaya tura
nizhyn
nizip
nizwá
nizāmābād
niğde
niš
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
nogent-sur-marne
noginsk
nohar
noicattaro
noida
noisy-le-grand
noisy-le-sec
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
noordwijk-binnen
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
norristown
norrköping
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
notre-dame-de-grâce
notsé
nottingham
nottuln
nou barris
nouadhibou
nouakchott
nouméa
nouna
nova cruz
nova friburgo
nova iguaçu
nova kakhovka
nova lima
nova milanese
nova odessa
nova russas
nova venécia
nova viçosa
nova xavantina
nova zagora
novara
novato
novaya balakhna
novaya derevnya
novaya usman’
novelda
noveleta
novi
novi ligure
novi pazar
novi sad
novo hamburgo
novo horizonte
novo mesto
novo-peredelkino
novoaleksandrovsk
novoaltaysk
novocheboksarsk
novocherkassk
novodvinsk
novogireyevo
novogrudok
novohrad-volynskyi
novokazalinsk
novokhovrino
novokubansk
novokuybyshevsk
novokuznetsk
novokuz’minki
novomichurinsk
novomoskovsk
novomoskovs’k
novopavlovsk
novorossiysk
novoshakhtinsk
novosibirsk
novotitarovskaya
novotroitsk
novoural’sk
novovladykino
novovolyns’k
novovoronezh
novoyavorivs'k
novozybkov
novyy oskol
novyy turtkul’
novyy urengoy
novyye cherëmushki
novyye kuz’minki
nové mesto nad váhom
nové zámky
nový jičín
nowa ruda
nowa sól
nowrangapur
nowshahr
nowshera cantonment
nowy dwór mazowiecki
nowy sącz
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
nuevo belén
nuevo casas grandes
nuevo imperial
nuevo laredo
nuevo méxico
nukus
nuku‘alofa
numan
numata
numazu
nuneaton
nungua
nuoro
nur-sultan
nurlat
nurmijärvi
nurota
nusaybin
nushki
nutley
nuwara eliya
nyachera
nyagan
nyahururu
nyala
nyalikungu
nyandoma
nyaungdon
nyaunglebin
nyeri
nyköping
nysa
nytva
nyíregyháza
nyūzen
nzega
nzérékoré
náchod
næstved
néa filadélfeia
néa ionía
néa smýrni
néma
níjar
níkaia
nîmes
nørresundby
nürnberg
nürtingen
nābha
nādbai
nādāpuram
nāgar karnūl
nāgarpur
nāgaur
nāgercoil
nāgod
nāhan
nālchiti
nālūt
nāmagiripettai
nāmakkal
nāndgaon
nāndūra buzurg
nāngloi jāt
nānpāra
nārnaul
nārāyanganj
nārāyanpet
nāsriganj
nāthdwāra
nāwa
nāyudupet
nāḩiyat al fuhūd
nāḩiyat ash shināfīyah
nāḩīyat saddat al hindīyah
năvodari
nīlēshwar
nīmbāhera
nīmāj
nōgata
nūrpur
nūrābād
nūzvīd
n’dalatando
n’diareme limamoulaye
o'fallon
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
oaxaca
obala
obama
obanazawa
obando
oberhausen
oberkirch
obertshausen
oberursel
oberá
obihiro
obita
obninsk
obonoma
obra
obuase
obukhiv
obukhovo
ob’
ocala
ocaña
oceanside
ochakovo-matveyevskoye
ochota
ocoee
ocosingo
ocotal
ocotlán
ocoyoacac
ocozocoautla de espinosa
ocumare del tuy
odawara
ode
odense
odenton
odessa
odienné
odintsovo
odivelas
odorheiu secuiesc
oegstgeest
oeiras
oelde
oer-erkenschwick
ofaqim
offa
offenbach
offenburg
ogaminana
ogawa
ogden
ogoja
ogre
oguta
ogwashi-uku
ogōri-shimogō
ohafia-ifigh
ohangaron
ohrid
oildale
oisterwijk
ojinaga
ojiya
ojo de agua
okahandja
okanagan
okap
okara
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
oktyabr’sk
oktyabr’skiy
okunoya
okuta
ol kalou
olanchito
olathe
olavarría
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
oleśnica
olhão
olinda
oliva
olivais
olive branch
oliveira
oliveira do douro
oliver-valdefierro
olivet
olkusz
olmaliq
olney
olomouc
olongapo
olot
olpe
olsztyn
olteniţa
oltiariq
oltinko‘l
oltu
olupona
olympia
olímpia
omagh
omaha
oman smart future city
omdurman
ometepec
omigawa
ommoord
omsk
omutninsk
omīdīyeh
onda
ondo
onega
ongjin
ongole
onitsha
ono
onoda
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
orbassano
orcutt
ordos
ordu
oregon
oregon city
orekhovo-borisovo
orekhovo-borisovo severnoye
orekhovo-zuyevo
orem
orenburg
orhangazi
orhei
orihuela
orillia
orion
oristano
orita eruwa
oriximiná
orizaba
orkney
orland park
orlando
orlová
orly
orlândia
orléans
ormoc
ormond beach
ormskirk
oro valley
oroqen zizhiqi
oroquieta
orosháza
oroszlány
orsha
orsk
orta di atella
ortaköy
oruro
orvault
orël
orăştie
orūmīyeh
osa
osaka
osan
osasco
osh
oshakati
oshawa
oshkosh
oshnavīyeh
osijek
osinniki
oslo
osmanabad
osmancık
osmaniye
osnabrück
osogbo
osorno
oss
ossett
ossining
ostankinskiy
ostend
osterholz-scharmbeck
ostfildern
ostrava
ostrogozhsk
ostrov
ostrowiec świętokrzyski
ostrołęka
ostróda
ostrów mazowiecka
ostrów wielkopolski
ostuncalco
ostuni
osvaldo cruz
oswego
osório
otan ayegbaju
otaru
otavalo
otjiwarongo
otofuke
otradnaya
otradnoye
otradnyy
ottakring
ottappālam
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
oud-beijerland
oudenaarde
oudtshoorn
oued el abtal
oued el alleug
oued fodda
oued lill
oued rhiou
oued sly
oued zem
ouezzane
ouidah
oujda-angad
oulad teïma
ouled mimoun
oullins
oulu
oum el bouaghi
oumé
oupeye
ourense
ouricuri
ourilândia do norte
ourinhos
ouro branco
ouro preto
ouro preto do oeste
ouésso
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
oxon hill-glassmanor
oyama
oyan
oyem
oyo
oyonnax
ozamiz city
ozar
ozerki
ozersk
ozoir-la-ferrière
ozone park
ozorków
ozubulu
ozurgeti
ozëry
oława
oświęcim
paarl
pabbi
pabellón de arteaga
pabianice
pacajus
pacasmayo
pacatuba
pace
pachino
pachuca de soto
pacifica
paciran
pad idan
padalarang
padam
padang
padangsidempuan
paderborn
paderno dugnano
padmanābhapuram
padova
padra
padrauna
paducah
paete
pagadian
pagaluñgan
pagani
pagar alam
pagbilao
paghmān
pahrump
paidha
paignton
paiján
paine
paiporta
paisley
paita
paithan
paiçandu
pajok
pak chong
pak kret
pak phanang
paka
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
palaiseau
palaió fáliro
palangkaraya
palani
palapye
palatine
palayan city
palembang
palencia
palenque
palermo
palhoça
palimanan
palisades park
paliā kalān
palladam
pallanza-intra-suna
pallappatti
pallikondai
pallippatti
pallisa
pallāvaram
palm bay
palm beach gardens
palm city
palm coast
palm desert
palm harbor
palm river-clair mel
palm springs
palm valley
palma
palma del río
palma di montechiaro
palma soriano
palmaner
palmar de varela
palmares
palmas
palmdale
palmeira das missões
palmerston
palmerston north
palmetto bay
palmira
palo alto
palo del colle
palo negro
palopo
palotina
palpalá
paltan
palu
palwal
palwancha
palín
palāsa
pamanukan
pamekasan
pameungpeuk
pampierstad
pamplona
pamulang
panabo
panadura
panaji
panalanoy
panama city
panambi
panamá
panarukan
panauti
panauti̇̄
panchagarh
panchkula
pandaan
pandacaqui
pandak
pandan
pandeglang
pandharpur
pandi
pando
pandua
panevėžys
pangkalan brandan
pangkalanbuun
pangkalpinang
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
panvel
panzos
panāgar
pančevo
paombong
paoy paet
papakura
papalotla
papantla de olarte
papaya
papeete
papenburg
papendrecht
paphos
parabiago
paracambi
paracatu
paracuru
paradise
paragominas
paragould
paraguaçu paulista
paraiso
parakou
paramagudi
paramaribo
paramonga
paramount
paramus
paranaguá
paranavaí
paranaíba
parang
paraná
paraparaumu
parauapebas
paravūr tekkumbhāgam
paraíba do sul
paraíso
parbatipur
parbhani
pardubice
pare
parepare
pariaman
parintins
paris
parit buntar
pariyāpuram
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
parli vaijnāth
parlākimidi
parma
parma heights
parnamirim
parnas
parnaíba
parobé
parola
parque lefevre
parral
parramatta
parras de la fuente
parsippany
partille
partinico
partizansk
partizánske
partūr
parung
parys
pará de minas
parádsasvár
parādīp garh
parāsia
pasadena
pasaje
pasarkemis
pasay
pascagoula
pasco
paseh
pashkovskiy
pasig city
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
pasān
patancheru
patarrá
paterna
paternò
paterson
pathanāmthitta
pathein
pathum thani
pathānkot
pati
patigi
patiya
patiāla
patna
patnos
pato branco
patos
patos de minas
patos fshat
patrocínio
pattani
pattaya
patterson
patti
pattoki
pattukkottai
patuto
paty do alferes
patía
patāmundai
pau
paulista
paulo afonso
paulínia
paungde
pauri
pavia
pavlodar
pavlohrad
pavlovo
pavlovsk
pavlovskaya
pavlovskiy posad
pawni
pawtucket
pawāyan
paxtakor shahri
payakumbuh
payandé
paysandú
payshamba shahri
payyannūr
pazarcık
pazardzhik
paço de arcos
paşcani
pašilaičiai
peabody
peachtree city
peachtree corners
pearl
pearl city
pearland
pecangaan
pechora
peckham
pedana
peddapalli
peddāpuram
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
penarth
penco
penedo
pengcheng
penha
penja
penn hills
pennsauken
pennsport
pensacola
penticton
penugonda
penukonda
penza
penápolis
peoria
perai
perambalur
peranāmpattu
peravurani
perbaungan
percut
pereiaslav-khmelnytskyi
pereira
pereira barreto
pereslavl’-zalesskiy
pereval’s’k
pergamino
perico
peringat
peristéri
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
perumbavoor
perumpāvūr
perungudi
peruíbe
pervomays’k
pervomays’kyy
pervoural’sk
pesaro
pescara
peshawar
pesqueira
pessac
petaling jaya
petaluma
petapa
petare
petatlán
petaẖ tiqwa
peterborough
peterhof
peterlee
petersburg
petershagen
petit-bourg
petlād
petrich
petrila
petrodvorets
petrogradka
petrolina
petropavl
petropavlovsk-kamchatsky
petrovsk
petrovskaya
petrozavodsk
petroúpolis
petroşani
petrópolis
pezinok
peñaflor
peñaranda
peć
pfaffenhofen an der ilm
pflugerville
pforzheim
pfungstadt
phagwāra
phalaborwa
phalia
phalodi
phaltan
phan rang-tháp chàm
phan thiết
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
phuket
phulbāni
phulera
phulpur
phultala
phumĭ véal srê
phuthaditjhaba
phú khương
phủ lý
piacenza
pianura
piaseczno
piastów
piatra neamţ
piatykhatky
pickering
picnic point-north lynnwood
pico rivera
picos
picsi
piedade
piedecuesta
piedras negras
piekary śląskie
piendamo
pierrefitte-sur-seine
piet retief
pietermaritzburg
piešťany
pihānī
pikalëvo
pikesville
pikine
pila
pilaitė
pilar
pilar de la horadada
pilibangan
pililla
pilkhua
pilsen
pilāni
pimenta bueno
pimpri
pinamalayan
pinamungahan
pinar de chamartín
pinar del río
pind dadan khan
pindamonhangaba
pindaré mirim
pindi bhattian
pindi gheb
pindiga
pindwāra
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
piotrków trybunalski
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
pishin
piskent
pistoia
pita
pita kotte
pitalito
pitangueiras
piteå
piteşti
pithampur
pithorāgarh
pithāpuram
piton saint-leu
pitsea
pittsburg
pittsburgh
pittsfield
piura
piuí
pivijay
pizhou
piła
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
ploemeur
ploieşti
plottier
plovdiv
plum
plumbon
plunge
plymouth
plymstock
poble sec
pobé
pocatello
pocito
poconé
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
pointe-claire
pointe-noire
poissy
poitiers
pokaran
pokhara
pokhvistnevo
pokrovsk
pokrovskoye-streshnëvo
polanco
polangui
polasara
polatlı
polatsk
polavaram
polevskoy
polewali
police
polkowice
pollachi
polohy
polokwane
polomolok
polonne
poltava
polysayevo
políchni
polūr
pombal
pomerode
pomezia
pomigliano d'arco
pomona
pompano beach
pompei
pompéu
ponca city
ponce
ponferrada
ponmana
ponneri
ponnur
ponnāni
ponnūru
ponorogo
ponta delgada
ponta grossa
ponta porã
pontal
pontarlier
pontault-combault
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
popayán
popondetta
poppenbüttel
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
port-au-prince
port-de-paix
port-gentil
port-vila
porta
porta westfalica
portadown
portage
portage park
portel
porterville
portici
portimão
portishead
portland
portmore
porto
porto alegre
porto feliz
porto ferreira
porto sant'elpidio
porto seguro
porto torres
porto união
porto velho
porto-novo
portoviejo
portslade
portsmouth
portsmouth heights
portugalete
portão
porur
porvoo
posadas
posillipo
poso
posse
post falls
postmasburg
posto da mata
potchefstroom
potenza
potiskum
potomac
potosí
potsdam
potters bar
pottstown
poughkeepsie
pourham
pouso alegre
považská bystrica
powai
poway
poyang
poykovskiy
poza rica de hidalgo
poznań
pozuelo de alarcón
pozzuoli
poá
poços de caldas
poções
požarevac
požega
prabumulih
prachin buri
prachuap khiri khan
pradera
pradl
praga południe
praga północ
prague
praia
praia grande
prairie village
prairieville
pran buri
prato
prattville
pratāpgarh
praya
premià de mar
prenzlau
prenzlauer berg
prescot
prescott
prescott valley
presidencia roque sáenz peña
presidente dutra
presidente epitácio
presidente franco
presidente prudente
presidente venceslau
presnenskiy
prestea
preston
prestwich
pretoria
prey veng
prešov
prichard
priego de córdoba
prievidza
prigen
prijedor
prilep
primer ensanche
primorsko-akhtarsk
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
proddatūr
progreso
prokhladnyy
prokop’yevsk
prokuplje
promissão
propriá
prostějov
protaras
protvino
provenals del poblenou
providence
provo
prudnik
pruszcz gdański
pruszków
pryluky
przemyśl
pskov
pszczyna
ptolemaḯda
puan
pubal
pucallpa
pucheng
pucón
pudsey
puducherry
pudukkottai
puebla
pueblo
pueblo west
puente alto
puente de ixtla
puente de vallecas
puente-genil
puerto asís
puerto ayacucho
puerto barrios
puerto berrío
puerto boyacá
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
puerto iguazú
puerto la cruz
puerto madryn
puerto maldonado
puerto montt
puerto natales
puerto padre
puerto peñasco
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
pukhrāyān
pul-e khumrī
pula
pulandian
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
punalūr
punchbowl
pundong
pune
punganūru
puning
puno
punta alta
punta arenas
punta cana
punta cardón
puntarenas
punto fijo
punākha
punāsa
puqi
purbalingga
puri
purley
purmerend
purnia
purral
pursat
puruliya
puruándiro
purwakarta
purwodadi
purwokerto
purwā
purísima de bustos
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
puttūr
putyvl’
puyallup
puyang
puyang chengguanzhen
puyo
puławy
pyapon
pyatigorsk
pyay
pyin oo lwin
pyinmana
pylaía
pyongyang
pyt-yakh
pyu
pájara
pánuco
pápa
pátra
pátzcuaro
pärnu
pécs
péfki
pénjamo
pérama
pérez
périgueux
pétionville
písek
pórticos de san antonio
póvoa de santa iria
póvoa de varzim
pôsto fiscal rolim de moura
püttlingen
pýrgos
pābna
pāchora
pākāla
pālakollu
pālang
pālanpur
pālghar
pālghāt
pāli
pālitāna
pālkonda
pāloncha
pānchla
pāndhurnā
pānihāti
pānīpat
pāonta sāhib
pāppinisshēri
pār naogaon
pārdi
pārsābād
pārvatipuram
pāsighāt
pāsārgād
pātan
pāthardi
pāthardih
pāthri
pātūr
pāvugada
pīlibhīt
pīpri
pīpār
pīrgaaj
pīshvā
płock
płońsk
přerov
příbram
pūnch
pūranpur
pūrna
p’ot’i
p’yŏngsŏng
qacha’s nek
qadirpur ran
qahderījān
qaisumah
qalqīlyah
qalyūb
qal‘at bīshah
qamdo
qapqal
qarah ẕīā’ od dīn
qaraçuxur
qarchak
qarshi
qarāwul
qazvin
qaşr-e qand
qeshm
qianjiang
qianzhou
qibray
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
qinā
qionghai
qionghu
qiongshan
qiqihar
qiryat ata
qiryat bialik
qiryat moẕqin
qiryat shemona
qiryat yam
qom
qorveh
qoryooley
qo‘qon
qo‘rg‘ontepa
quakers hill
qualiano
quanzhou
quaraí
quart de poblet
quarto
quartu sant'elena
quatre bornes
quattromiglia
quba
quedlinburg
queen creek
queens
queens village
queensbury
queensdale
queenstown
queimados
quelimane
quellón
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
quibdó
quickborn
quillacollo
quillota
quilmes
quilpué
quimbaya
quimper
quincy
quinta do conde
quinte west
quirinópolis
quitilipi
quito
quixadá
quixeramobim
qujing
qulsary
qurayyat
quthbullapur
quthing
quva
quvasoy
quwaysinā
quzhou
québec
quíbor
quţūr
quảng ngãi
qādiān
qārah
qā’en
qīr moāv
qūchān
qŭrghonteppa
ra'anana
raahe
raalte
rabak
rabat
rabkavi
racibórz
racine
radcliff
radcliffe
radebeul
radevormwald
radnor
radolfzell
radom
radomsko
radovis
raduzhny
radviliskis
radès
raebareli
rafaela
rafaḩ
rafiganj
rafsanjān
raghunathpur
ragusa
rahachow
rahim yar khan
rahway
raigarh
raipur
raisen
raisio
raiwind
raja jang
rajanpur
rajaori
rajapalaiyam
rajapolah
rajin
rajpur
raleigh
ramadi
ramagundam
ramallah
ramanathapuram
ramanayyapeta
ramat gan
ramat hasharon
rambouillet
ramenki
ramenskoye
rameswaram
ramla
ramon
ramona
ramos arizpe
ramotswa
rampachodavaram
rampur hat
ramsey
ramsgate
ranam
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
ranipur
ranong
rantauprapat
rantepao
raojān
rapallo
rapid city
rapperswil
ras al khaimah city
ras gharib
rasht
rasipuram
rasrā
rasskazovo
rastatt
rastede
ratangarh
ratanpur
ratchaburi
rathenow
ratia
ratingen
ratlām
ratnagiri
ratnapura
ratodero
raub
rauma
raurkela
ravenna
ravensburg
rawala kot
rawalpindi
rawang
rawicz
rawson
rawtenstall
raxaul
raychikhinsk
rayevskiy
rayleigh
raymore
rayong
raytown
razgrad
raḩīmah
ra’s bayrūt
reading
realejo alto
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
redenção
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
reggio nell'emilia
reghaïa
reghin-sat
regina
registro
regla
rego park
reguiba
rehli
rehnān
rehoboth
reichenbach/vogtland
reigate
reims
reinbek
reinickendorf
reisterstown
rejon placu grunwaldzkiego
rejon placu świętego macieja
rejon ulicy traugutta
relizane
rembangan
rembertów
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
renukūt
reoti
repalle
repentigny
requena
resende
reservoir
resistencia
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
rewāri
rexburg
reyes acozac
reyhanlı
reykjavík
reynoldsburg
reynosa
rezh
rezé
reçani
reşiţa
reẖovot
rheda-wiedenbrück
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
ribeirão
ribeirão da ilha
ribeirão das neves
ribeirão pires
ribeirão preto
riberalta
riccione
richard-toll
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
riihimäki
rijeka
rijswijk
rikaze
rillieux-la-pape
rimavská sobota
rimini
rimouski
rincón de la victoria
rincón de romos
ringsted
rinteln
rio bonito
rio branco
rio branco do sul
rio claro
rio das ostras
rio das pedras
rio de janeiro
rio de mouro
rio do sul
rio grande
rio grande da serra
rio largo
rio negrinho
rio negro
rio pardo
rio preto da eva
rio rancho
rio real
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
ris-orangis
risalpur cantonment
risca
rishon leẕiyyon
rishra
rishīkesh
risod
rivas
rivas-vaciamadrid
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
robbah
robertsganj
robertson
robertsonpet
robina
robāţ karīm
robīt
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
rodolfo sánchez taboada
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
roissy-en-brie
rojales
roldanillo
rolla
rolling meadows
rolândia
romainville
roman
romano banco
romans-sur-isère
rome
romeoville
romford
romita
romny
romulus
ron
ron phibun
ronda
rondonópolis
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
rosh ha‘ayin
roshal’
roskilde
roslavl’
rosny-sous-bois
rossano stazione
rossendale
rosso
rossosh’
rostock
rostokino
rostov
rostov-na-donu
roswell
rosário do sul
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
rouyn-noranda
rovaniemi
roven’ky
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
roșiorii de vede
rtishchevo
rubidoux
rubio
rubizhne
rublëvo
rubtsovsk
rubí
ruda śląska
rudnyy
rudolstadt
rudow
rueil-malmaison
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
rustaq
rustavi
rustenburg
ruston
rustāq
rutana
ruteng
rutherglen
ruvo di puglia
ruwa
ruy barbosa
ruyigi
ruzayevka
ružomberok
rwamagana
ryazanskiy
ryazan’
ryazhsk
rybatskoye
rybinsk
rybnik
ryde
rydułtowy
ryūgasaki
ryūō
rzeszów
rzhev
râmnicu sărat
râmnicu vâlcea
râs el aïoun
râs el oued
réo
río abajo
río blanco
río cauto
río cuarto
río de teapa
río gallegos
río grande
río guayabal de yateras
río tercero
rîbniţa
ródos
rösrath
rødovre
rüsselsheim
rābigh
rādhanpur
rāghogarh
rāhatgarh
rāhuri
rāichūr
rāiganj
rāikot
rāipur
rāisinghnagar
rāj-nāndgaon
rājahmundry
rājaldesar
rājbirāj
rājgarh
rājgīr
rājkot
rājpura
rājpīpla
rājsamand
rājshāhi
rājula
rājākhera
rājūra
rāmachandrapuram
rāmganj
rāmganj mandi
rāmgarh
rāmgundam
rāmhormoz
rāmnagar
rāmpur
rāmpura
rāmtek
rāmāpuram
rānia
rānāghāt
rānāvāv
rānībennur
rānīganj
rāpar
rāth
rāvar
rāver
rāwatbhāta
rāwatsār
rāya
rāyachoti
rāyadrug
rāzampeta
rāzām
rădăuți
rēzekne
rīngas
rūdarpur
rūdsar
rạch giá
sa dec
sa kaeo
sa'dah
saalfeld
saarbrücken
saarlouis
saatlı
sabadell
sabae
sabalgarh
sabanagrande
sabanalarga
sabaneta
sabang
sabhā
sabinas
sabirabad
sablayan
sabunçu
sabzevar
sacaba
sachse
sacramento
sadalgi
sadao
saddiqabad
sadābād
sadāseopet
safaga
safed
safi
safidon
safonovo
safranbolu
safīpur
saga
sagae
sagaing
sagara
sagauli
sagay
saginaw
saginaw township north
sagrada família
sagua la grande
saguenay
sagunto
sahagún
saharsa
sahaspur
sahaswān
sahavato
sahiwal
sahuarita
sahuayo de morelos
sahāranpur
sahāwar
saidpur
saiha
saijō
saiki
saint albans
saint andrews
saint charles
saint clair shores
saint cloud
saint croix
saint george
saint helier
saint john
saint john’s
saint joseph
saint kilda
saint louis park
saint neots
saint paul
saint peters
saint petersburg
saint thomas mount
saint-andré
saint-benoît
saint-brieuc
saint-bruno-de-montarville
saint-chamond
saint-cloud
saint-constant
saint-denis
saint-dizier
saint-dié-des-vosges
saint-eustache
saint-genis-laval
saint-georges
saint-germain-en-laye
saint-ghislain
saint-herblain
saint-hyacinthe
saint-jean-sur-richelieu
saint-joseph
saint-jérôme
saint-laurent
saint-laurent-du-maroni
saint-laurent-du-var
saint-leu
saint-louis
saint-léonard
saint-lô
saint-malo
saint-mandé
saint-marc
saint-martin-d'hères
saint-maur-des-fossés
saint-michel-sur-orge
saint-médard-en-jalles
saint-nazaire
saint-nicolas
saint-ouen
saint-ouen-l'aumône
saint-paul
saint-pierre
saint-pol-sur-mer
saint-priest
saint-quentin
saint-quentin-en-yvelines
saint-raphaël
saint-sébastien-sur-loire
saint-étienne
saint-étienne-du-rouvray
sainte-anne
sainte-foy-lès-lyon
sainte-geneviève-des-bois
sainte-julie
sainte-marie
sainte-rose
sainte-suzanne
sainte-thérèse
saintes
sainthia
saipan
saitama
sakado
sakai
sakai-nakajima
sakaidechō
sakaiminato
sakakah
sakaraha
sakata
sakhipur
sakhnīn
saki
sakleshpur
sakon nakhon
sakrand
saktī
saku
sakura
sakurai
sakété
salaberry-de-valleyfield
salaga
salah bey
salamanca
salamá
salamína
salaqi
salatiga
salavat
salcedo
saldanha
sale
salekhard
salem
salerno
salford
salgueiro
salgótarján
salihli
salihorsk
salima
salina
salina cruz
salinas
salinópolis
salisbury
salmās
salo
salon-de-provence
salor
salou
salqīn
salt
salt lake city
salta
saltillo
salto
salto de pirapora
saltpond
salvador
salvaleón de higüey
salvatierra
salwá
salyan
salzburg
salzgitter
salzkotten
salzwedel
salé al jadida
salāya
sal’sk
sam phran
sama
samal
samannūd
samara
samarinda
samarkand
sambalpur
sambava
sambhal
sambiase
sambir
samborondón
sambrial
samfya
sammamish
samokov
sampaloc
sampang
sampit
sampsonievskiy
sampués
samsun
samthar
samtredia
samut prakan
samut sakhon
samut songkhram
samālkha
samālūţ
samāstipur
san
san andrés
san andrés cholula
san andrés del rabanedo
san andrés tuxtla
san angelo
san antonio
san antonio de la cal
san antonio de los altos
san antonio de los baños
san antonio del táchira
san antonio tecómitl
san bartolomé de tirajana
san benedetto del tronto
san benito
san bernardino
san bernardino tlaxcalancingo
san bernardo
san blas-canillejas
san borja
san bruno
san buenaventura
san carlo all'arena
san carlos
san carlos de bariloche
san carlos del zulia
san cataldo
san clemente
san cristobal
san cristóbal
san cristóbal de las casas
san diego
san dimas
san donato milanese
san donà di piave
san felipe
san fernando
san fernando de apure
san fernando de henares
san fernando del valle de catamarca
san francisco
san francisco acuautla
san francisco cuaxusco
san francisco de macorís
san francisco del rincón
san francisco el alto
san gabriel
san germán
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
san jerónimo
san jerónimo cuatro vientos
san joaquín
san jorge pueblo nuevo
san jose
san jose del monte
san josé
san josé de guanipa
san josé de jáchal
san josé de las lajas
san josé de mayo
san josé de ocoa
san josé del cabo
san josé del guaviare
san josé del valle
san josé guadalupe otzacatipan
san josé iturbide
san josé pinula
san juan
san juan capistrano
san juan de alicante
san juan de aznalfarache
san juan de la maguana
san juan de los lagos
san juan de los morros
san juan del cesar
san juan del río
san juan ixtayopan
san juan nepomuceno
san juan sacatepéquez
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
san luis de sincé
san luis obispo
san luis potosí
san luis río colorado
san marcos
san martin texmelucan de labastida
san martín
san martín azcatepec
san martín cuautlalpan
san martín de los andes
san mateo
san mateo atenco
san mateo otzacatipan
san miguel
san miguel ajusco
san miguel coatlinchán
san miguel de allende
san miguel de tucumán
san miguel del padrón
san miguel el alto
san miguel topilejo
san miguelito
san miniato basso
san nicola la strada
san nicolas
san nicolás de los arroyos
san nicolás de los garza
san onofre
san pablo
san pablo autopan
san pablo de las salinas
san pablo jocopilas
san paolo
san pascual
san pedro
san pedro ayampuc
san pedro de alcántara
san pedro de jujuy
san pedro de macorís
san pedro del pinatar
san pedro garza garcia
san pedro garza garcía
san pedro sacatepéquez
san pedro sula
san pedro totoltepec
san rafael
san rafael abajo
san rafael del sur
san ramon
san ramón de la nueva orán
san remo
san roque
san salvador
san salvador de jujuy
san salvador tizatlalli
san sebastiano
san sebastián de los reyes
san sebastián de mariquita
san sebastián el grande
san severo
san simon
san tan valley
san vicent del raspeig
san vicente
san vicente de cañete
san vicente de moravia
san vicente de tagua tagua
san-pédro
sanaa
sanandaj
sancaktepe
sanchazi
sancti spíritus
sanctorum
sandachō
sandakan
sandanski
sandefjord
sandnes
sandomierz
sandown
sandusky
sandviken
sandwīp
sandy
sandy hills
sandy springs
sandyford
sandīla
sandıklı
sandūr
sanford
sangamner
sangariā
sanger
sangerhausen
sanghar
sangju
sangla hill
sangmélima
sangrūr
sangāreddi
sanjō
sankeshwar
sankt augustin
sankt gallen
sankt ingbert
sankt martin
sankt peter
sankt pölten
sankt wendel
sanlúcar de barrameda
sanming
sannois
sano
sanok
sansanné-mango
sanshui
sant adrià de besòs
sant andreu
sant andreu de la barca
sant antoni
sant antoni de portmany
sant boi de llobregat
sant cugat del vallès
sant feliu de guíxols
sant feliu de llobregat
sant gervasi - galvany
sant joan despí
sant martí
sant martí de provençals
sant pere de ribes
sant pere, santa caterina i la ribera
sant vicenç dels horts
sant'anastasia
sant'antimo
santa ana
santa ana chiautempan
santa anita
santa barbara
santa bárbara d'oeste
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
santa cruz del quiché
santa cruz del sur
santa cruz do capibaribe
santa cruz do rio pardo
santa cruz do sul
santa cruz xoxocotlán
santa elena
santa elena de uairén
santa eulària des riu
santa fe
santa fé do sul
santa helena de goiás
santa inês
santa isabel
santa lucía
santa lucía cotzumalguapa
santa luzia
santa maria
santa maria capua vetere
santa maria da vitória
santa marta
santa maría atzompa
santa maría chimalhuacán
santa monica
santa paula
santa perpètua de mogoda
santa pola
santa quitéria
santa rita
santa rita do passa quatro
santa rita do sapucaí
santa rosa
santa rosa de cabal
santa rosa de copán
santa rosa de viterbo
santa tecla
santa teresa
santa teresa del tuy
santa uxía de ribeira
santa vitória do palmar
santaluz
santana
santana de parnaíba
santana do ipanema
santana do livramento
santana do paraíso
santander
santander de quilichao
santangpu
santarém
santee
santeramo in colle
santiago
santiago atitlán
santiago de cao
santiago de compostela
santiago de cuba
santiago de las vegas
santiago de los caballeros
santiago de querétaro
santiago de surco
santiago de tolú
santiago de veraguas
santiago del estero
santiago papasquiaro
santiago sacatepéquez
santiago teyahualco
santo amaro
santo andré
santo antónio dos olivais
santo antônio da platina
santo antônio de jesus
santo antônio de pádua
santo antônio do monte
santo domingo
santo domingo de los colorados
santo domingo este
santo domingo oeste
santo domingo tehuantepec
santo estêvão
santo tomas
santo tomás
santo tomé
santo ângelo
santol
santos
santos dumont
sants
sants - badal
sants-montjuïc
santurtzi
santutxu
santyoku
sanya
sanāwad
saoner
sapanca
sapele
sapiranga
sapporo
sapucaia
sapulpa
saqqez
saquarema
sar-e pul
saraburi
sarai alamgir
saraj
sarajevo
sarakhs
sarandi
sarankhola
saransk
sarapul
sarasota
saratoga
saratoga springs
saratov
sarauli
sarcelles
sardhana
sardārshahr
sargodha
sarh
sari
sariaya
sarikei
sarishābāri
sariwŏn
sarkand
sarkhej
sarnia
sarno
sarny
saronno
sarov
sarpol-e z̄ahāb
sarpsborg
sarreguemines
sarrià
sarrià-sant gervasi
sartrouville
saryaghash
sarzana
sarzedo
sarāqib
sarıkamış
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
satara
sathupalli
sathyamangalam
satita
satka
satna
satsumasendai
sattahip
satte
sattenapalle
sattur
satu mare
satun
satānā
saugor
saugus
sault ste. marie
saumur
saundatti
saurimo
sausar
savage
savalou
savannah
savannakhet
savanūr
savarkundla
savelugu
savigny-le-temple
savigny-sur-orge
savona
savonlinna
savé
sawangan
sawara
sawāi mādhopur
sawākin
sayama
sayanogorsk
sayansk
sayhāt
sayreville
sayreville junction
sayula
sayyān
saïda
saña
saḩar
saḩāb
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
schorndorf
schortens
schoten
schwabach
schwandorf in bayern
schwanewede
schwedt (oder)
schweinfurt
schweizer-reneke
schwelm
schwerin
schwerte
schwetzingen
schwäbisch gmünd
schwäbisch hall
schönebeck
schöneberg
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
sebeş
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
security-widefield
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
segovia
segrate
seguin
segundo ensanche
sehnde
sehore
sehwan
seinäjoki
sejong
sekondi-takoradi
selargius
selby
selebi-phikwe
selm
selma
selogiri
selu
selydove
selçuk
semarang
semenyih
semey
semikarakorsk
semiluki
semnan
semporna
semënov
semënovskoye
semīrom
sena madureira
senador canedo
senago
senak’i
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
seohāra
seondha
seonghwan
seongnam-si
seoni
seoni mālwa
seosan
seoul
sepang
sepatan
sept-îles
sepuka
sequeira
seraing
seram
serang
serchhīp
serdobsk
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
seropédica
serov
serowe
serpong
serpukhov
serra
serra negra
serra talhada
serrana
serrinha
sertolovo
sertãozinho
sesheke
sesimbra
sestao
sesto fiorentino
sesto san giovanni
sestroretsk
sesvete
setakamachi-takayanagi
sete lagoas
setharja old
seto
settat
setti fatma
settimo torinese
setun’
setúbal
sevastopol
sevenoaks
severn
severna park
severnyy
severobaykal’sk
severodvinsk
severomorsk
severoural’sk
seversk
severskaya
seveso
sevilla
sevlievo
sevran
sewon
sexmoan
seydişehir
sfax
sfizef
sfântu gheorghe
sha tin
shabqadar
shache
shadrinsk
shagamu
shah alam
shahbazpur
shahdad kot
shahdadpur
shahdol
shahecheng
shahkot
shahpur chakar
shahr-e bābak
shahr-e kord
shahre jadide andisheh
shahrisabz
shahrud
shahrīār
shakargarh
shaker heights
shakhtars’k
shakhtinsk
shakhty
shakhun’ya
shakiso
shakopee
shali
shalkar
shalqar
shama junction
shamakhi
shamkhor
shamsābād
shancheng
shanghai
shangmei
shangqiu
shangrao
shangri-la
shangyu
shangzhi
shanhaiguan
shanhecun
shanting
shantou
shanwei
shaoguan
shaowu
shaoxing
shaping
sharjah
sharqpur sharif
sharypovo
shar’ya
shashemenē
shashi
shatura
shawinigan
shawnee
shchelkovo
shcherbinka
shchuchinsk
shchukino
shchëkino
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
shemonaīkha
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
sherghāti
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
shibirghān
shibukawa
shibīn al kawm
shibīn al qanāṭir
shido
shiggaon
shiguai
shihezi
shijiazhuang
shikarpur
shiki
shikohābād
shikārpur
shikārpūr
shilin
shillong
shilong
shima
shimabara
shimada
shimanovsk
shimla
shimo-furano
shimoda
shimodate
shimoga
shimonoseki
shimotoda
shingū
shinjō
shinshiro
shinyanga
shināş
shin’ichi
shiogama
shiojiri
shiozawa
shipley
shiqi
shiqiao
shiraguppi
shirahamachō-usazakiminami
shiraoi
shiraoka
shiraz
shirbīn
shirdi
shirley
shiroi
shiroishi
shirone
shirpur
shitanjing
shivaji nagar
shivpuri
shiwan
shixing
shiyan
shizilu
shizuishan
shizunai-furukawachō
shizuoka
shkodër
shofirkon shahri
shoham
sholinghur
shoreline
shoreview
shorkot
short pump
shorāpur
shostka
shouguang
showot
sho‘rchi
shreveport
shrewsbury
shrīgonda
shrīrangapattana
shrīrāmpur
shtime
shtip
shuangcheng
shuangyang
shuangyashan
shujaabad
shujālpur
shulan
shumen
shumerlya
shunyi
shuya
shwebo
shyamnagar
shymkent
shādegān
shāhganj
shāhjānpur
shāhpur
shāhpura
shāhzādpur
shāhābād
shāhāda
shāhīn dezh
shājāpur
shāmgarh
shāmli
shāntipur
shīeli
shīnḏanḏ
shīrvān
shīshgarh
shōbara
shōbu
shōranūr
shūsh
shūshtar
si racha
si sa ket
si satchanalai
sialkot
sibaté
sibay
sibi
sibiu
sibolga
sibsāgar
sibu
sibulan
sibut
sicklerville
sicuani
sidareja
siddhapur
siddharthanagar
siddipet
sidhaulī
sidhi
sidi abdelli
sidi akkacha
sidi amrane
sidi aïssa
sidi bel abbès
sidi bennour
sidi bouzid
sidi ech chahmi
sidi ifni
sidi khaled
sidi moussa
sidi mérouane
sidi okba
sidi qacem
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
siemianowice śląskie
siena
sieradz
sierra vista
sig
sighetu marmaţiei
sighișoara
siguatepeque
siguiri
sihanoukville
sihor
sihorā
siilinjärvi
siirt
sijua
sijunjung
sikandarpur
sikandarābād
sikandra rao
sikasso
sikonge
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
simpang
simpang empat
simpsonville
simões filho
sinan
sincelejo
sindelfingen
sindgi
sindhnūr
sinfra
sing buri
singa
singaparna
singapore
singaraja
singen
singida
singkawang
singkil
singojuruh
singosari
singrauli
singānallūr
singāpur
sinhyeon
sinjai
sinjār
sinnar
sinop
sinsheim
sint-niklaas
sint-pieters-leeuw
sint-truiden
sintra
sinŭiju
sioux city
sioux falls
sipalay
siping
siracusa
siraha
sirajganj
sirari
sirdaryo
sirhind
sirinhaém
sirjan
sirohi
sironj
sirsa
sirsi
sirsilla
sirsāganj
sirte
siruguppa
sirumugai
sirūr
sisak
sishui
sisophon
sitampiky
sitges
sitrah
sittard
sitten
sittingbourne
sittwe
situbondo
sitārganj
siuri
sivaganga
sivagiri
sivakasi
sivas
siverek
siwān
siwāna
six-fours-les-plages
siyabuswa
siófok
skanes
skarżysko-kamienna
skawina
skegness
skellefteå
skelmersdale
skhirate
skien
skierniewice
skikda
skive
skokie
skopin
skopje
skudai
skövde
slagelse
slantsy
slatina
slavgorod
slavonski brod
slavuta
slavutych
slavyansk-na-kubani
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
slutsk
smach mean chey
smara
smarhon’
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
soccavo
sochaczew
sochi
socorro
socorro mission number 1 colonia
sodo
soe
soest
sofia
sofifi
sofo-birnin-gwari
sogamoso
sohag
sohar
sohna
sohāgpur
soignies
soio
soissons
sojat
sokal’
sokaraja
sokcho
sokhumi
soko
sokodé
sokol
sokolov
sokol’niki
sokoni
sokoto
solan
solana
solano
soledad
soledad de graciano sánchez
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
sololá
solon
soltau
solāpur
sol’-iletsk
soma
somanda
sombor
sombrerete
somerset
somerville
someshwar
somma vesuviana
somoto
sondershausen
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
sonneberg
sonqor
sonsonate
sonthofen
sonāmukhi
sonārgaon
sonīpat
sopot
sopron
sopur
sora
soran
soreang
sorel-tracy
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
sotteville-lès-rouen
sougueur
souk ahras
souma
souq larb’a al gharb
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
southend-on-sea
southfield
southgate
southglenn
southlake
southport
sovetsk
sovetskaya gavan’
sovetskiy
soweto
soyapango
soygaon
soyībug
spalding
spanaway
spandau
spanish fork
spanish town
sparks
spartanburg
spassk-dal’niy
speyer
spijkenisse
spinea-orgnano
spišská nová ves
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
sprockhövel
spruce grove
sragen
srandakan
sredneuralsk
sremska mitrovica
sremčica
sri dūngargarh
sri jayewardenepura kotte
sri mādhopur
srikakulam
srinagar
srivilliputhur
srono
srīnagar
srīnivāspur
srīsailain
st albans
st austell
st helens
st. albert
st. catharines
st. charles
st. john's
st. johns
st. louis
st. pauli
st. petersburg
st. thomas
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
stanford-le-hope
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
starobil’s’k
starogard gdański
starokostiantyniv
starominskaya
staryy malgobek
staryy oskol
starý bohumín
state college
staten island
statesboro
statesville
staunton
stavanger
staveley
stavropol’
staßfurt
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
stephenville
stepnogorsk
step’anavan
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
stockton-on-tees
stoke-on-trent
stolberg
stonecrest
stoneham
stoughton
stourbridge
stourport-on-severn
stow
stowmarket
strakonice
stralsund
strasbourg
stratford
stratford-upon-avon
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
struga
strumica
stryi
strzelce opolskie
stróvolos
studio city
stuhr
stung treng
stupino
stutterheim
stuttgart
stuttgart feuerbach
stuttgart mühlhausen
stuttgart-ost
su-ngai kolok
suai
subang jaya
subaykhān
subic
subotica
suceava
sucre
sucy-en-brie
sudbury
sueca
suez
suffolk
sufālat samā’il
sugar hill
sugar land
sugito
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
suitland-silver hill
suixi
suizhou
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
sultanbeyli
sultangazi
sultānpur
suluova
sulur
sulzbach-rosenberg
sulţānah
sumaré
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
sumqayıt
sumter
sumusţā as sulţānī
sumy
sun city
sun city west
sun prairie
sunagawa
sunan
sunbury
sunbury-on-thames
suncheon
sunch’ŏn
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
sungurlu
sunny isles beach
sunnyside
sunnyvale
sunrise
sunrise manor
sunset park
sunyani
sunzha
sunām
suong
suozhen
supaul
superior
suphan buri
sur
surabaya
surakarta
surallah
surat thani
surbiton
surendranagar
suresnes
surfers paradise
surgut
surigao
surin
suriāpet
surkhpur
surovikino
surprise
surrey
surubim
suruç
susaki
susurluk
sutton
sutton coldfield
sutton in ashfield
suva
suva reka
suvorov
suwa
suwałki
suwon
suzaka
suzano
suzhou
suzuka
suār
suşehri
svay rieng
svendborg
sverdlovs’k
svetlanovskiy
svetlograd
svetlyy
sviblovo
svishtov
svitlovods’k
svobodnyy
svyetlahorsk
swabi
swadlincote
swakopmund
swanley
swansea
swarzędz
swedru
sweetwater
swindon
swinton
swords
sydney
sydney central business district
syevyerodonets’k
syke
sykiés
syktyvkar
sylhet
synel’nykove
syracuse
syriam
sysert’
syzran’
szczecin
szczecinek
szczytno
szeged
szekszárd
szentendre
szigetszentmiklós
szolnok
szombathely
székesfehérvár
são bento
são bento do sul
são bernardo do campo
são borja
são caetano do sul
são carlos
são cristóvão
são domingos de rana
são fidélis
são francisco
são francisco do conde
são francisco do sul
são gabriel
são gonçalo do amarante
são gotardo
são joaquim da barra
são josé
são josé de ribamar
são josé do rio pardo
são josé do rio preto
são josé dos campos
são josé dos pinhais
são joão da barra
são joão da boa vista
são joão da madeira
são joão de meriti
são joão del rei
são joão dos inhamuns
são joão nepomuceno
são leopoldo
são lourenço
são lourenço da mata
são lourenço do sul
são luiz gonzaga
são luís
são luís de montes belos
são luís do quitunde
são mamede de infesta
são manuel
são martinho
são mateus
são mateus do maranhão
são mateus do sul
são miguel do guamá
são miguel dos campos
são paulo
são pedro
são pedro da aldeia
são roque
são sebastião
são sebastião do paraíso
são sebastião do passé
são tomé
são vicente
sète
sèvres
ségou
séguéla
sérres
sétif
sóc trăng
sông cầu
södermalm
södertälje
söke
sömmerda
sønderborg
sühbaatar
sürmene
sādri
sāgar
sāhibganj
sālūr
sāmalkot
sāmarrā’
sāmba
sāmbhar
sānand
sānchor
sāndi
sāngli
sāngola
sānkrāil
sārangpur
sāsvad
sātkania
sātkhira
sāvantvādi
sāveh
săcele
sīdī sālim
sīkar
sīnah
sīra
sīrkāzhi
sīta road
sītāmarhi
sītāpur
słupsk
sōja
sōka
sŏnbong
sūjāngarh
sūlūru
sūrandai
sūrat
sūratgarh
sūsangerd
sŭngho 1-tong
sơn tây
ta khmau
taal
taastrup
tabaco
tabanan
tabas
tabatinga
tabora
taboão da serra
tabriz
tabuk
tacarigua
tachilek
tacloban
tacna
tacoma
tacoronte
tacuarembó
tacurong
tacámbaro de codallos
tadjourah
tadmaït
tadmur
tadotsu
taesal-li
tafo
tafí viejo
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
tai’an
tajimi
tak
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
takeochō-takeo
taketoyo
takikawa
takoradi
takum
takāb
tala
talagang
talagante
talamba
talara
talas
talata mafara
talavera
talavera de la reina
talca
talcahuano
taldykorgan
talegaon dābhāde
talence
talghar
talhar
talipparamba
talisay
tall rif‘at
tallaght
tallahassee
tallbīsah
tallinn
tallkalakh
tallkayf
talnakh
taloc
taloda
taloqan
talwāra
talā
talāja
tam kỳ
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
tamlūk
tampa
tampere
tampico
tampin
tamra
tamworth
tan-tan
tanabe
tanah merah
tanashichō
tanauan
tanay
tanda
tandag
tandaltī
tandil
tandlianwala
tando adam
tando allahyar
tando jam
tando muhammad khan
tanga
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
tangub
tanguá
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
tantou
tantoyuca
tanuku
tanuma
tanushimarumachi-toyoki
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
taranto
tarawa
taraz
tarbes
targovishte
targówek
tarhuna
tarija
tarikere
tarime
tarkwa
tarlac city
tarma
tarn tāran
tarneit
tarnobrzeg
tarnowskie góry
tarnów
taroudant
tarpon springs
tarragona
tarsus
tartagal
tartouss
tartu
tarub
tarui
tarāna
tasek glugor
tash-kumyr
tashkent
tashtagol
tasikmalaya
tata
tatabánya
tataouine
tatarsk
tatebayashi
tateyama
tatsuno
tatsunochō-tominaga
tatuí
tatvan
taubaté
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
tavşanlı
tawaramoto
tawau
taxco de alarcón
tayabas
tayga
taylor
taylors
taylorsville
tayshet
taytay
tayu
taza
tazoult-lambese
taïbet
ta‘izz
ta’if
tbeng meanchey
tbilisi
tbilisskaya
tchamba
tchaourou
tcholliré
tczew
teaneck
teapa
tearce
tebesbest
tebingtinggi
tecamachalco
tecate
tecax
techiman
tecomán
tecpán guatemala
tecuci
tefé
tegal
tegel
tegelen
teghra
tegina
tegucigalpa
tehran
tehri
tehuacán
tejar
tejen
tejupilco de hidalgo
tekeli
tekirdağ
tekirova
tekkalakote
tekkali
teknāf
tekstil’shchiki
tel aviv
tela
telabastagan
telavi
telde
telerghma
telford
telhāra
tellicherry
teloloapan
telsiai
teluk intan
teluk nibung
teluknaga
telêmaco borba
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
tendō
tengréla
teni
tenkodogo
tennō
tenosique
tenri
teocaltiche
teoloyucan
teotihuacán
teotihuacán de arista
tepatitlán de morelos
tepeaca
tepecik
tepeji del río de ocampo
tepexpan
tepic
teplice
tepotzotlán
tequila
tequisquiapan
tequixquiac
teramo
terbanggi besar
terdāl
terek
teresa
teresina
teresópolis
terlizzi
termas de río hondo
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
tesistán
tessaoua
tete
tetovo
tetuán de las victorias
teutônia
tewksbury
texarkana
texas city
texcoco de mora
teykovo
teziutlan
tezpur
teófilo otoni
tha bo
tha kham
tha mai
tha maka
tha muang
tha yang
thaba nchu
thakhèk
thakurdwara
thal
thamaga
thanatpin
thanh hóa
tharangambadi
tharyarwady
tharād
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
thessaloníki
thetford
thetford-mines
theunissen
thiais
thiene
thika
thimphu
thionville
thiruthani
thiruvananthapuram
thiruvarur
thiès
thiès nones
thohoyandou
thomastown
thomasville
thomazeau
thongwa
thonon-les-bains
thoothukudi
thornaby-on-tees
thornlie
thornton
thornton-cleveleys
thoubāl
thousand oaks
thrissur
throgs neck
thul
thun
thunder bay
thung song
thành phố uông bí
thái bình
thái nguyên
thívai
thākurgaon
thān
thāna bhawan
thāne
thānesar
thị trấn tân thành
thị xã phú mỹ
thủ dầu một
ti port-de-paix
tianchang
tianfu
tianguá
tianjin
tianpeng
tianshui
tiaret
tiassalé
tibati
tiberias
tibiri
ticul
tiel
tieli
tieling
tienen
tierra blanca
tierralta
tietê
tiflet
tigard
tigre
tigwav
tijuana
tijucas
tijāra
tikhoretsk
tikhvin
tiko
tikrīt
tilburg
tilhar
timaru
timashëvsk
timbaúba
timbuktu
timbó
timimoun
timizart
timişoara
timmins
timon
timóteo
tinaquillo
tinde
tindivanam
tindouf
tinghir
tingo maría
tinley park
tinnanūr
tinongan
tinsukia
tipasa
tipitapa
tippi
tipton
tiptūr
tiquipaya
tirah
tirana
tiraspol
tire
tirhanimîne
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
tiruvannāmalai
tiruvottiyūr
tisaiyanvilai
tissemsilt
titahari
titlāgarh
titusville
titāgarh
tivoli
tixtla de guerrero
tizayuca
tizi gheniff
tizi ouzou
tizi-n-tleta
tizimín
tiznit
tiébo
tlajomulco de zúñiga
tlalnepantla
tlalpan
tlapa de comonfort
tlapacoyan
tlaquepaque
tlaxcala
tlemcen
tláhuac
toamasina
toba
toba tek singh
tobias barreto
tobol’sk
tobruk
tocache
tochigi
tochio-honchō
tocoa
tocopilla
tocumen
todabhim
todaraisingh
togitsu
toguchin
tohāna
tokat
toki
tokmak
tokmok
tokoname
tokorozawa
tokushima
tokuyama
tokyo
tokār
toledo
tolga
toliara
toluca
tol’yatti
tomakomai
tomares
tomaszów lubelski
tomaszów mazowiecki
tomelloso
tomigusuku
tomilino
tomioka
tomiya
tomobe
tomohon
toms river
tomsk
tomé
tomé açu
tonalá
tonbridge
tondabayashichō
tondano
tonekābon
tongchuan
tongchuanshi
tongeren
tonghae
tonghua
tongliao
tongren
tongshan
tongzhou
tonk
tonypandy
tooele
toowoomba
topeka
topi
topki
tor lupara
torbalı
torbat-e jām
torbat-e ḩeydarīyeh
torcy
tordher
toretsk
toride
torit
toritama
tornio
toronto
tororo
torquay
torrance
torre annunziata
torre del greco
torre del mar
torre-pacheco
torrejón de ardoz
torrelavega
torrelodones
torremolinos
torrent
torres
torres vedras
torrevieja
torreón
torrington
tortona
tortosa
tortuguitas
toruń
torzhok
toshbuloq
toshloq
tosno
tosu
tosya
totana
totonicapán
totton
tottori
touba
touggourt
tougué
toukh
toulon
toulouse
toumodi
tourcoing
tournai
tournefeuille
tours
town 'n' country
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
to‘rqao‘rg‘on
trabzon
tracy
trairi
tralee
tramandaí
trang
trani
trapani
trappes
traralgon
trat
traunreut
travnik
trebinje
trebišov
treinta y tres
trelew
trelleborg
tremblay-en-france
tremembé
tremont
trenggalek
trento
trenton
trenčín
tres arroyos
tres cantos
tres isletas
treviglio
treviso
trezzano sul naviglio
trier
trieste
triggiano
trincomalee
trindade
trinidad
triolet
tripoli
triyuga
trnava
trofa
trois-rivières
troisdorf
troitsk
troitskaya
trollhättan
tromsø
trondheim
troparëvo
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
truskavets’
trussville
trutnov
trà vinh
três corações
três coroas
três lagoas
três pontas
três rios
trëkhgornyy
tríkala
trípoli
tsaritsyno
tsawwassen
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
tsurugi-asahimachi
tsuruoka
tsurusaki
tsushima
tsuyama
tsyurupyns’k
tsévié
ts’khinvali
tual
tualatin
tuapse
tuban
tubarão
tubbergen
tubize
tucano
tuckahoe
tucker
tucson
tucumã
tucupita
tucuruí
tudela
tuensang
tufānganj
tuguegarao
tujunga
tukuyu
tukwila
tula
tula de allende
tulancingo
tulangan utara
tulare
tulcea
tulcán
tuljāpur
tulsa
tulsīpur
tultepec
tultitlán de mariano escobedo
tulun
tulungagung
tuluá
tumaco
tumba
tumbes
tumbi
tumen
tumkūr
tumsar
tunceli
tunduma
tung chung
tungi
tungipāra
tuni
tunis
tunja
tupaciguara
tupelo
tupiza
tupã
tura
turabah
turaif
turaiyūr
turbaco
turbat
turbo
turda
turek
turgutlu
turhal
turin
turkestan
turku
turlock
turmero
turnhout
turnu măgurele
turpan
turrialba
tursunzoda
tuscaloosa
tustin
tutamandahostel
tutayev
tuttlingen
tuusula
tuxpan
tuxtepec
tuxtla
tuy hòa
tuymazy
tuyên quang
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
tábor
táriba
tân an
târgovişte
târgu jiu
târgu neamţ
târgu secuiesc
târgu-mureş
târnăveni
tây ninh
täby
tébessa
tékane
télimélé
téra
tétouan
tôlanaro
tönisvorst
törökszentmiklós
tønsberg
túquerres
túxpam de rodríguez cano
tübingen
türkmenabat
türkmenbaşy
tādepalle
tādepallegūdem
tādif
tādpatri
tākestān
tāki
tālcher
tālīkota
tānda
tāndā
tāndūr
tāngāil
tānsen
tāramangalam
tārānagar
tārūt
tāsgaon
tāybād
tīkamgarh
tōbetsu
tōgane
tōkamachi
tōno
třebíč
třinec
tūkrah
tūndla
tŭytepa
t’aebaek
t’ongch’ŏn-ŭp
ualog
ubaitaba
ubari
ubatuba
ubauro
ube
uberaba
uberlândia
ubiaja
ubon ratchathani
ubud
ubá
uchaly
uchqŭrghon shahri
udaipur
uddevalla
uden
udgīr
udhampur
udine
udomlya
udon thani
udumalaippettai
udupi
ueda
uekimachi-mōno
uelzen
ueno-ebisumachi
uenohara
ufa
uga
ugep
ughelli
uglich
uherské hradiště
uijeongbu-si
uitenhage
uithoorn
ujhāni
uji
ujiie
ujjain
ukhta
ukmerge
ulaangom
ulan bator
ulan-ude
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
umeå
umi
umluj
umm al quwain city
umm el faḥm
umm qaşr
umm ruwaba
umm şalāl muḩammad
umraniye
umred
umreth
umuahia
umuarama
una
unaí
unecha
ungaran
ungheni
ungsang
union
union city
uniondale
unionport
universal city
university
university city
university heights
university park
university place
união da vitória
união dos palmares
unión de reyes
unjha
unna
unnāo
unterhaching
unterschleißheim
untolovo
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
upplands väsby
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
ursynów
uruapan
uruaçu
uruguaiana
urus-martan
uruçuca
uryupinsk
usera
ush-tyube
ushiku
ushirombo
ushuaia
usilampatti
usinsk
usol’ye-sibirskoye
ussuriysk
ust-kamenogorsk
usta muhammad
uster
ust’-dzheguta
ust’-ilimsk
ust’-katav
ust’-kut
ust’-labinsk
usuki
usulután
utena
uthai thani
utica
utmanzai
uto
utraula
utrecht
utrera
utsunomiya
uttamapālaiyam
uttar char fasson
uttaradit
uttiramerūr
uvarovo
uvinza
uvira
uwajima
uychi
uyo
uyovu
uzgen
uzhgorod
uzlovaya
uzunköprü
uíge
uşak
užice
vaasa
vacaria
vacaville
vacoas
vadakku valliyūr
vadigenhalli
vadnagar
vadodara
vagharshapat
vagonoremont
vahdat
vaihingen an der enz
vaijāpur
vaikam
vakarai
vakfıkebir
val-d'or
valašské meziříčí
valdagno
valdemoro
valdepeñas
valdivia
valdosta
vale of leven
valence
valencia
valenciennes
valente diaz
valença
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
valparaíso
valrico
valsād
valuyki
valvedditturai
van
van buren
van nest
van nuys
vanadzor
vancouver
vandavāsi
vanderbijlpark
vandœuvre-lès-nancy
vangaindrano
vangviang
vaniyambadi
vanløse
vannes
vantaa
vanves
vapi
varadero
varanasi
varangaon
varash
varaždin
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
varāmīn
vasastan
vasco da gama
vaslui
vassouras
vasto
vasyl'evsky ostrov
vasylkiv
vaterstetten
vattalkundu
vatutino
vaudreuil-dorion
vaughan
vaulx-en-velin
vauréal
vavatenina
vavoua
vavuniya
vayalār
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
velasco ibarra
velbert
velenje
veles
velika gorica
velikiy novgorod
velikiy ustyug
velikiye luki
veliko tŭrnovo
velingrad
velletri
vellore
velsen-zuid
vel’sk
vemalwāda
venado tuerto
venaria reale
venice
venkatagiri
venlo
venray
ventanas
ventspils
ventura
venustiano carranza
venâncio aires
vepagunta
vera cruz
veracruz
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
verona
verrettes
versailles
versmold
vertientes
vertou
verviers
verāval
veshnyaki
vespasiano
vestavia hills
veszprém
vetapālem
vettūr
vezirköprü
viamão
viana
viana do castelo
viareggio
viborg
vic
vicenza
vichuga
vichy
vicksburg
victoria
victoria de durango
victoria falls
victorias
victoriaville
victorville
vicálvaro
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
vigan
vigevano
vigia
vigneux-sur-seine
vignola
vigo
vihari
vihti
vijayawada
vijāpur
vikhorevka
vikindu
vikārābād
vila do conde
vila nova de gaia
vila velha
vila-real
vila-seca
viladecans
vilafranca del penedès
vilagarcía de arousa
vilanova i la geltrú
vilapicina i la torre llobeta
vilhena
viljandi
viljoenskroon
vilkpėdė
villa alemana
villa allende
villa altagracia
villa bisonó
villa bruzual
villa canales
villa carlos paz
villa constitución
villa consuelo
villa de costa rica
villa de cura
villa de mayo
villa de san diego de ubaté
villa de vallecas
villa del rosario
villa dolores
villa elisa
villa francisca
villa gesell
villa hayes
villa juárez
villa lugano
villa maría
villa mercedes
villa nueva
villa ortúzar
villa park
villa regina
villa santa rita
villa vicente guerrero
villa ángela
villach
villaflores
villagrán
villaguay
villahermosa
villajoyosa
villamaría
villanueva
villanueva de la serena
villaricca
villarrica
villarrobledo
villaverde
villavicencio
villaviciosa de odón
villazón
villefranche-sur-saône
villejuif
villemomble
villena
villenave-d'ornon
villeneuve-d'ascq
villeneuve-la-garenne
villeneuve-saint-georges
villeneuve-sur-lot
villeparisis
villepinte
villeta
villeurbanne
villiers-le-bel
villiers-sur-marne
villingen-schwenningen
villupuram
vilnius
vilvoorde
vilyeyka
vilyuchinsk
vimercate
vinaròs
vincennes
vincentown
vinces
vineland
vineyard
vinh
vinhedo
vinkovci
vinnytsia
vinukonda
viranşehir
virginia
virginia beach
virudunagar
viry-châtillon
virú
virār
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
vitrolles
vitry-sur-seine
vittoria
vittorio veneto
vitória
vitória da conquista
vitória de santo antão
vizianagaram
viçosa
viña del mar
viñales
việt trì
vlaardingen
vladikavkaz
vladimir
vladivostok
vlissingen
vlorë
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
volendam
volgodonsk
volgograd
volkhov
volkovysk
volksrust
volla
volnovakha
volodymyr-volynskyi
vologda
volokolamsk
volos
volta redonda
voluntari
volzhsk
volzhskiy
vol’sk
vomero
voorburg
voorhees
voorschoten
vorkuta
vorob’yovo
voronezh
vose’
voskresensk
vostochnoe degunino
vostryakovo
votkinsk
votorantim
votuporanga
voznesensk
voúla
vrangel’
vranje
vranov nad topľou
vratsa
vrbas
vreden
vredenburg
vriddhāchalam
vrilissia
vrindāvan
vryburg
vryheid
vršac
vsetín
vsevolozhsk
vught
vukovar
vulcan
vuosaari
vushtrri
vuyyūru
vwawa
vyatskiye polyany
vyazniki
vyaz’ma
vyborg
vykhino-zhulebino
vyksa
vynohradiv
vyshhorod
vyshneve
vyshniy volochëk
vyāra
vyškov
vác
várpalota
várzea alegre
várzea da palma
várzea grande
várzea paulista
vänersborg
västervik
västerås
växjö
vélez-málaga
vélingara
vélizy-villacoublay
vénissieux
véroia
vícar
víctor rosales
völklingen
výronas
vādippatti
vĩnh long
vũng tàu
vị thanh
waalwijk
wabu
wacheng
wachtberg
waco
wad medani
waddinxveen
waddān
wade hampton
wadsworth
waegwan
wafangdian
wageningen
waghäusel
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
waldkirch
waldkraiburg
waldorf
waldshut-tiengen
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
walton-on-thames
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
wankyi
wanlaweyn
wanning
wanparti
wanxian
warangal
warburg
wardha
waregem
waren
warendorf
warin chamrap
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
washington
washington heights
washington, d.c.
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
wałbrzych
wałcz
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
weinstadt-endersbach
weinzierl bei krems
weiterstadt
weißenfels
weißensee
weißwasser
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
wesoła
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
west whittier-los nietos
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
weston-super-mare
westonaria
westport
wete
wethersfield
wetter (ruhr)
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
wieluń
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
wilkes-barre
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
winston-salem
winter garden
winter gardens
winter haven
winter park
winter springs
winterhude
winterswijk
winterthur
wipperfürth
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
wobulenzi
woburn
wodzisław śląski
woerden
wokha
woking
wokingham
wola
wolfen
wolfenbüttel
wolfsburg
wollongong
wolmaransstad
wolverhampton
wongsorejo
wonopringgo
wonosobo
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
wołomin
wrexham
wright
wrocław
września
wuchang
wucheng
wuchuan
wuda
wudil
wuhai
wuhan
wuhu
wukari
wulingyuan
wum
wunstorf
wuppertal
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
wyszków
wülfrath
würselen
würzburg
wādi
wādī as sīr
wāliṅ
wānkāner
wāris alīganj
wārāseonī
wāshīm
wągrowiec
włochy
włocławek
wŏnju
wŏnsan
xai-xai
xalapa de enríquez
xalisco
xam nua
xankandi
xanten
xanxerê
xaçmaz
xenia
xiamen
xiangcheng chengguanzhen
xiangtan
xiangxiang
xiangyang
xianju
xianning
xiannü
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
xicotepec de juárez
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
xi’an
xochimilco
xonacatlán
xoxocotla
xo‘jayli shahri
xuanzhou
xuchang
xucheng
xunchang
xàtiva
xánthi
yablonovskiy
yabrūd
yachimata
yacuiba
yafran
yagoua
yagry
yaguachi nuevo
yaguajay
yahotyn
yahyalı
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
yalvaç
yamada
yamaga
yamagata
yamaguchi
yamazakichō-nakabirose
yambio
yambol
yamethin
yamoto
yamoussoukro
yamunānagar
yanacancha
yanagawa
yanagawamachi-saiwaichō
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
yangiqo‘rg‘on
yangirabot
yangiyer
yangiyŭl
yangjiang
yangju
yangliuqing
yangon
yangp'yŏng
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
yaoundé
yara
yaring
yaritagua
yarmouth
yaroslavl
yaroslavskiy
yarovoye
yartsevo
yarumal
yarīm
yasenevo
yashan
yashio
yashiro
yasothon
yasugichō
yasuj
yasynuvata
yate
yateley
yatou
yatsuomachi-higashikumisaka
yauco
yautepec
yavatmāl
yavné
yawata
yaypan
yazd
yazman
yeadon
yebaishou
yecla
yefremov
yegor’yevsk
yehud
yehud-monosson
yei
yekaterinburg
yelabuga
yelahanka
yelets
yelizovo
yellandu
yemanzhelinsk
yenagoa
yenakiyeve
yenangyaung
yendi
yenişehir
yeoju
yeola
yeongam
yeongdong
yeonil
yeosu
yeovil
yerba buena
yerevan
yerköy
yerres
yershov
yesan
yessentuki
yevlakh
yevpatoriya
yeysk
yeşilli
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
yirga ‘alem
yishui
yiwu
yiyang
ylöjärvi
yogyakarta
yoichi
yokkaichi
yokohama
yokosuka
yokote
yola
yolöten
yonago
yonezawa
yong peng
yongchuan
yongfeng
yonkers
yono
yopal
yorba linda
yorii
york
yoshida-kasugachō
yoshii
yoshikawa
yoshkar-ola
yotsukaidō
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
yukon
yuktae-dong
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
yurga
yurimaguas
yuriria
yurécuaro
yushu
yuta
yutan
yuxi
yuxia
yuyao
yuzawa
yuzhne
yuzhno-sakhalinsk
yuzhnoukrains'k
yuzhnoural’sk
yverdon-les-bains
yylanly
yên bái
yên vinh
yüksekova
yādgīr
yāval
yōkaichiba
yŏnan-ŭp
yŏnggwang-ŭp
yŏnmu
yūki
zaandam
zaanstad
zabrat
zabrze
zabīd
zacapa
zacapu
zacapú
zacatecas
zacatecoluca
zacatelco
zacatepec
zacatlán
zacualtipán
zadar
zafar
zafarwal
zagazig
zagora
zagor’ye
zagreb
zahedan
zahir pir
zahirābād
zahlé
zaida
zaidpur
zainsk
zaječar
zakopane
zalaegerszeg
zalingei
zaltbommel
zalău
zama
zamboanga
zambrów
zamora
zamoskvorech’ye
zamość
zamānia
zanesville
zanjān
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
zarautz
zaraysk
zaraza
zarechnyy
zaria
zarinsk
zarqa
zarya
zarzal
zarzis
zaventem
zavodoukovsk
zavolzh’ye
zawiercie
zawiya
zaxo
zayed city
zaïo
zdolbuniv
zduńska wola
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
zest’aponi
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
zheleznogorsk-ilimskiy
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
zielona góra
zigong
ziguinchor
zijinglu
zile
zima
zinacantepec
zinder
zintan
zion
zionsville
zipaquirá
zira
zirndorf
zittau
ziway
zlatoust
zliten
zlín
znamensk
znojmo
znomenka
zoersel
zoetermeer
zográfos
zolochiv
zolotonosha
zomba
zomin shaharchasi
zonguldak
zorgo
zottegem
zoucheng
zouerate
zouila
zrenjanin
zug
zugdidi
zugló
zulpich
zumpango
zumpango del río
zungeru
zunheboto
zunyi
zuru
zushi
zutphen
zuwārah
zuénoula
zverevo
zvishavane
zvolen
zwedru
zweibrücken
zwevegem
zwickau
zwijndrecht
zwolle
zyablikovo
zyryanovsk
zyuzino
zárate
zürich
zürich (kreis 10)
zürich (kreis 11)
zürich (kreis 12)
zürich (kreis 2)
zürich (kreis 3)
zürich (kreis 3) / sihlfeld
zürich (kreis 4) / aussersihl
zürich (kreis 6)
zürich (kreis 6) / unterstrass
zürich (kreis 7)
zürich (kreis 9)
zürich (kreis 9) / altstetten
zābol
zărnești
ząbki
ágioi anárgyroi
águas belas
águas santas
águilas
álamo
álimos
álvares machado
álvaro obregón
áno liósia
árgos
árta
ávila
ängelholm
åkersberga
ålesund
århus
çan
çanakkale
çankaya
çarşamba
çay
çaycuma
çayeli
çerkezköy
çermik
çeşme
çine
çorlu
çorum
çubuk
çumra
ébano
ébolowa
échirolles
écija
élancourt
épernay
épinal
épinay-sur-seine
érd
étampes
évora
évreux
évry
ílion
ðà lạt
óbidos
ózd
ödemiş
öhringen
ölgii
örebro
örnsköldsvik
östermalm
östersund
úbeda
ústí nad labem
übach-palenberg
überlingen
ünye
ürümqi
üsküdar
ābu
ābu road
ābyek
ābādeh
ādilābād
ādoni
ādīgrat
ādīs zemen
āgaro
ālangulam
ālbū kamāl
āmli
āmol
āndippatti
ārangaon
āreka
āron
ārvi
āsandh
āsansol
āsasa
āsbe teferī
āsika
āsosa
āstāneh-ye ashrafīyeh
āstārā
āvadi
āzādshahr
ćuprija
čadca
čair
čačak
černý most
česká lípa
české budějovice
český těšín
đưc trọng
īlām
īstgāh-e rāh āhan-e garmsār
łaziska górne
łomża
łowicz
łuków
łódź
łęczna
ōami
ōbu
ōdachō-ōda
ōdate
ōfunato
ōgaki
ōhara
ōiso
ōita
ōkawa
ōkawara
ōkuchi-shinohara
ōmachi
ōmagari
ōmamachō-ōmama
ōme
ōmihachiman
ōmiya
ōmura
ōmuta
ōno-hara
ōnojō
ōta
ōtake
ōtawara
ōtsu
ōtsuki
ōyama
ōzu
śrem
środa wielkopolska
śródmieście
świdnica
świdnik
świebodzice
świebodzin
świecie
świnoujście
świętochłowice
şabrātah
şabyā
şabāḩ as sālim
şafwá
şalālah
şanlıurfa
şarkîkaraağaç
şarkışla
şaḩam
şebin karahisar
şereflikoçhisar
şirvan
şişli
şurmān
şāmitah
şırnak
šabac
šaľa
šeškinė
šiauliai
šibenik
šilainiai
šumperk
šuto orizare
ţafas
ţahţā
ţalkhā
ţayyibat al imām
ţubarjal
ţāmiyah
ţūlkarm
ŭiju
żagań
żary
żoliborz
żory
żyrardów
żywiec
žilina
žďár nad sázavou
ḩadīthah
ḩajjah
ḩalabjah
ḩalfāyā
ḩalwān
ḩalḩūl
ḩamāh
ḩarastā
ḩawallī
ḩawsh ‘īsá
ḩayy al quwaysimah
ṟuwandiz
ṭikāpur
‘afak
‘afrīn
‘ajab shīr
‘ajlūn
‘amrān
‘anah
‘aqrah
‘ayn al ‘arab
‘aïn el hadjel
‘ewa gentry
‘ibrī
‘irbīn
‘izbat al burj
‘izrā
’aïn abid
’aïn benian
’aïn deheb
’aïn el bell
’aïn el hammam
’aïn el melh
’aïn el turk
’aïn merane
`;
