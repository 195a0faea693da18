import type { SectionKind } from "../locales/section-kind.ts";

/**
 * How the words of headings begin, folded, with what each says about the kind of section: 4 decides, 3 tells, 2 hints, 1
 * only tips the balance. A stem after '~' may end a word ('Berufspraxis'); one of Chinese, Japanese or Korean letters may
 * stand anywhere. Chosen on the part `train` of the real documents.
 */
export const HEADING_STEMS: readonly (readonly [SectionKind, number, string])[] = [
  ["volunteering", 4, "volunt benevol ehrenamt extracurric cocurric parascol extrascol волонтер"],
  ["volunteering", 3, "referee review mentor outreach club committee 봉사"],
  ["volunteering", 2, "service leadership engagement involvement activit aktivit community"],
  ["projects", 4, "project projekt projet proyect progett prosjekt проект 项目 項目 專案 专案 프로젝트"],
  ["projects", 3, "examensarbet portfolio works creative"],
  ["references", 4, "referees referenc referenz referenci"],
  ["publications", 4, "publicat publikat publicac publicaz pubblicaz manuscript preprint публикац"],
  [
    "publications",
    3,
    "paper article proceeding talks poster conferenc konferenz patent chapter presentations",
  ],
  ["publications", 2, "writing lectures contribution scholarly scientific"],
  [
    "languages",
    3,
    "language sprachk sprachen langue idioma lingue jezyk sprak язык 语言 語言 語学 어학 외국어",
  ],
  ["certificates", 3, "certif zertifi licenc licens сертификат ~kurse 证书 證照 證書 資格 자격"],
  ["certificates", 2, "course kurse kurser training workshop seminar cours cursos exams permis"],
  ["awards", 3, "award honor honour scholarship grants funding achievement accomplish prize auszeich premio"],
  ["awards", 3, "fellowship prix recognition distinction достижен наград 获奖 獲獎 奖 獎 荣誉 수상 受賞"],
  [
    "summary",
    3,
    "summary objectiv profil overview snapshot resumen resume обо 关于 關於 自我 介绍 自己紹介 志望",
  ],
  ["summary", 2, "statement goals vision introduction specialization"],
  ["experience", 3, "experience experienc esperienz expérienc erfahr zkusenost erfaren doswiadcz opyt опыт"],
  ["experience", 3, "employ intern internship praktik appointment occupation articleship beruf karriere"],
  ["experience", 3, "~praxis ~tatigkeit ~erfahrung emploi lavorativ laboral работ 工作 職 职 경력 인턴"],
  ["experience", 2, "career position job jobs history assistantship 履历 经历 經歷 经验 經驗 経験"],
  ["experience", 1, "work working"],
  ["education", 3, "educat ausbildung ~studium ~ausbildung formation formazion utbildning образован обучен"],
  ["education", 3, "教育 学历 學歷 学歴 학력 교육"],
  ["education", 2, "qualification diplom schooling studies"],
  ["education", 1, "academic"],
  ["skills", 4, "programming programmier"],
  ["skills", 3, "skill competenc kompeten kenntnis fahigkeit abilit expertise proficien strength habilidad"],
  ["skills", 3, "aptitud dovednost fardighet ~taidot навык умени качеств umiejetn znalost conoscenz atout"],
  ["skills", 3, "computing databas traits assets software 技能 优势 優勢 能力 專長 专长 기술 스킬 スキル"],
  ["skills", 2, "tools technolog literacy computer informatiq informatik strumenti"],
  ["interests", 3, "hobb interest interes loisir freizeit 兴趣 興趣 趣味 スポーツ 취미"],
  ["contact", 3, "contact kontakt contatt address adresse website 联系 聯絡 연락"],
  ["contact", 2, "social personal"],
  ["other", 4, "membership affiliation declaration 포트폴리오"],
  ["other", 3, "association"],
];
