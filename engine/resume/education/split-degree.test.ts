import { expect, test } from "vitest";
import { splitDegree } from "./split-degree.ts";

test.each([
  ["Master Chimie", "Master", "Chimie"],
  ["Licence économie-gestion", "Licence", "économie-gestion"],
  ["M. Eng. Elektrische Systeme", "M. Eng.", "Elektrische Systeme"],
  ["M. Tech Construction Engineering Management", "M. Tech", "Construction Engineering Management"],
  ["Cử nhân Công nghệ Thông tin", "Cử nhân", "Công nghệ Thông tin"],
  ["资讯工程 学士", "学士", "资讯工程"],
  ["1ère année de BUT Mesure physique", "1ère année de BUT", "Mesure physique"],
  ["Maturitní zkouška (Obor: Podnikání)", "Maturitní zkouška", "Podnikání"],
  ["Master Chimie, Biologie et Médicament", "Master", "Chimie, Biologie et Médicament"],
  ["B.A. Geography (Urban Emphasis)", "B.A.", "Geography (Urban Emphasis)"],
  ["S1 Informatika, IPK 3,4", "S1", "Informatika"],
  ["B.A. Honours Economics", "B.A. Honours", "Economics"],
  ["Bachelor Degree Software Engineering", "Bachelor Degree", "Software Engineering"],
  ["Degree in Industrial Engineering", "Degree", "Industrial Engineering"],
  ["Civil Engineering Diploma", "Diploma", "Civil Engineering"],
  ["BE-Software Engineering", "BE", "Software Engineering"],
  ["Bachelor of Science (B.Sc., Honours) in Biology", "Bachelor of Science (B.Sc., Honours)", "Biology"],
  ["Lisans / Makine Mühendisliği", "Lisans", "Makine Mühendisliği"],
  ["Master / Marine Biology", "Master", "Marine Biology"],
  ["Bachelor of Science in Botany (B.Sc.)", "Bachelor of Science", "Botany"],
])("%s: degree and field are told apart", (printed, name, field) => {
  expect(splitDegree(printed)).toEqual({ name, field });
});

test.each([
  "Licence professionnelle",
  "Bachelor of Computer Applications",
  "Baccalauréat général",
  "Baccalauréat première partie",
  "Baccalauréat Deuxième Partie",
  "MBA / M.Com",
  "CA Inter",
  "Class 12 (Senior Secondary Examination)",
  "Ausbildung zum Tischler",
])("%s is one name", (printed) => {
  expect(splitDegree(printed)).toEqual({ name: printed, field: null });
});

test.each([
  ["Passed G.C.E. Advanced Level", "G.C.E. Advanced Level"],
  ["12th passed", "12th"],
  ["B.A. Graduate", "B.A."],
  ["Allgemeine Hochschulreife Abschluss", "Allgemeine Hochschulreife"],
])("%s: that it was passed is no part of the degree", (printed, name) => {
  expect(splitDegree(printed)).toEqual({ name, field: null });
});
