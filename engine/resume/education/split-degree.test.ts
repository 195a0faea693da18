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
])("%s: degree and field are told apart", (printed, name, field) => {
  expect(splitDegree(printed)).toEqual({ name, field });
});

test.each(["Licence professionnelle", "Bachelor of Computer Applications", "Baccalauréat général"])(
  "%s is one name",
  (printed) => {
    expect(splitDegree(printed)).toEqual({ name: printed, field: null });
  },
);

test.each([
  ["Passed G.C.E. Advanced Level", "G.C.E. Advanced Level"],
  ["Allgemeine Hochschulreife Abschluss", "Allgemeine Hochschulreife"],
])("%s: that it was passed is no part of the degree", (printed, name) => {
  expect(splitDegree(printed)).toEqual({ name, field: null });
});
