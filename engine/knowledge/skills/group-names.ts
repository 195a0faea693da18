import { foldLetters } from "../../text/fold-letters.ts";

/** What groups of tools are called, in several languages: names of lists, and no skills themselves. */
const NAMES = `
languages, programming languages, programming language, coding languages, scripting languages, markup languages, query languages, web technologies, technologies, frameworks, libraries, frameworks and libraries, libraries and frameworks, tools, tools and technologies, technologies and tools, software, softwares, applications, databases, database, operating systems, operating system, os, platforms, ide, ides, editors, development tools, developer tools, version control, packages, environments, methodologies, others, other, miscellaneous, front end, back end, frontend, backend, soft skills, soft skill, hard skills, technical skills, skills, computer skills,
langages, langages de programmation, langage de programmation, bibliothèques, outils, logiciels, base de données, bases de données, système d'exploitation, systèmes d'exploitation, environnements, informatique, informatiques, linguistiques, autres, méthodologies,
sprachen, programmiersprachen, programmiersprache, werkzeuge, technologien, datenbanken, betriebssysteme, edv, bibliotheken, sonstiges, anwendungen, führerschein,
lenguajes, lenguajes de programación, herramientas, tecnologías, bases de datos, sistemas operativos, librerías, entornos, otros, metodologías,
linguagens, linguagens de programação, ferramentas, tecnologias, bancos de dados, banco de dados, sistemas operacionais, bibliotecas, outros,
linguaggi, linguaggi di programmazione, strumenti, tecnologie, database, sistemi operativi, librerie, altro,
języki programowania, narzędzia, technologie, bazy danych, systemy operacyjne, biblioteki,
programmeertalen, talen, hulpmiddelen, besturingssystemen, programmas,
programspråk, verktyg, tekniker, databaser, operativsystem, ramverk, versionshantering,
programmeringssprog, værktøjer, programmeringsspråk, verktøy, operativsystemer,
ohjelmointikielet, kielet, työkalut, teknologiat, tietokannat, käyttöjärjestelmät, kehykset, menetelmät,
programlama dilleri, araçlar, teknolojiler, veritabanları, işletim sistemleri,
языки программирования, инструменты, технологии, базы данных, операционные системы,
编程语言, 工具, 数据库, 操作系统, プログラミング言語, ツール, データベース, 프로그래밍 언어, 데이터베이스, 운영체제, 외국어, 컴퓨터, 소프트웨어
`;

const names = new Set(
  NAMES.split(/[,\n]/)
    .map((name) => foldLetters(name.trim()))
    .filter((name) => name !== ""),
);

/** 'Databases', 'Outils:', 'Betriebssysteme' */
export function isGroupName(text: string): boolean {
  return names.has(
    foldLetters(
      text
        .replace(/[\s:：•-]+$/u, "")
        .replace(/&/g, "and")
        .trim(),
    ),
  );
}
