/** What LinkedIn prints above each part, in the seven languages that are tested and the usual words of some more. 'other' ends the part before it and is not read. */
export const PROFILE_HEADINGS = {
  contact:
    "contact, contact info, contactar, contacto, datos de contacto, coordonnées, kontakt, contato, contatti, contactgegevens, kontakta, contactează, hubungi, iletişim bilgileri, контакты, kontaktní údaje, yhteystiedot, 联系方式, 聯絡資訊, 連絡先, 연락처, طرق التواصل, 联系, kontaktne informacije",
  skills:
    "top skills, skills, aptitudes principales, principales aptitudes, aptitudes, principales compétences, compétences, top-kenntnisse, kenntnisse, principais competências, competências, competenze principali, competenze, belangrijkste vaardigheden, vaardigheden, topvaardigheden, principais qualificações, främsta kompetenser, topkompetencer, vigtigste kompetencer, toppferdigheter, najważniejsze umiejętności, en önemli yetenekler, keahlian utama, основные навыки, nejdůležitější dovednosti, aptitudini principale, 热门技能, 熱門技能, トップスキル, 보유기술, أهم المهارات",
  languages:
    "languages, idiomas, langues, sprachen, lingue, talen, språk, sprog, języki, diller, bahasa, языки, jazyky, limbi, kielet, 语言, 語言, 言語, 언어, اللغات",
  certifications:
    "certifications, licenses & certifications, licences & certifications, certificaciones, licencias y certificaciones, licences et certifications, zertifizierungen, bescheinigungen und zertifikate, certificados, certificações, licenças e certificados, certificazioni, licenze e certificazioni, certificeringen, certificaten, licenties en certificaten, certifieringar, certificeringer, sertifiseringer, certyfikaty, sertifikalar, sertifikasi, сертификаты, certifikace, certificări, 认证, 證照, 資格, 자격증, الشهادات",
  honors:
    "honors-awards, honors & awards, honours & awards, reconocimientos y premios, distinctions et prix, auszeichnungen, auszeichnungen/preise, prêmios e reconhecimentos, honras e prêmios, riconoscimenti e premi, onderscheidingen, onderscheidingen en prijzen, utmärkelser, hædersbevisninger, utmerkelser, wyróżnienia i nagrody, onur ve ödüller, награды и премии, ocenění",
  publications:
    "publications, publicaciones, veröffentlichungen, publicações, pubblicazioni, publicaties, publikationer, publikasjoner, publikacje, yayınlar, publikasi, публикации, publikace, publicații",
  summary:
    "summary, about, extracto, acerca de, résumé, infos, zusammenfassung, info, resumo, sobre, riepilogo, informazioni, samenvatting, over, sammanfattning, sammendrag, podsumowanie, özet, ringkasan, общие сведения, souhrn, rezumat, yhteenveto, 个人简介, 簡介, 自己紹介, 소개, الملخص",
  experience:
    "experience, experiencia, expérience, berufserfahrung, experiência, esperienza, ervaring, werkervaring, erfarenhet, erfaring, doświadczenie, deneyim, pengalaman, опыт работы, praxe, zkušenosti, experiență, työkokemus, 工作经历, 工作經歷, 職務経歴, 경력, الخبرة",
  education:
    "education, educación, formation, ausbildung, formação acadêmica, formação académica, formazione, opleiding, opleidingen, utbildning, uddannelse, utdanning, wykształcenie, eğitim, pendidikan, образование, vzdělání, studii, koulutus, 教育经历, 學歷, 学歴, 학력, التعليم",
  other:
    "patents, projects, courses, test scores, volunteering, volunteer experience, recommendations, interests, activity, featured, organizations, patentes, proyectos, cursos, voluntariado, recomendaciones, intereses, brevets, projets, cours, bénévolat, recommandations, patente, projekte, kurse, ehrenamt, empfehlungen, projetos, recomendações, brevetti, progetti, corsi, volontariato, patenten, projecten, cursussen, vrijwilligerswerk, aanbevelingen",
};
