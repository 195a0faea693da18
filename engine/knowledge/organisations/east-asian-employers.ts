/** What closes the name of an organisation in scripts that put no spaces between words. */
export const EAST_ASIAN_EMPLOYER =
  /(?:公司|集团|集團|有限|银行|銀行|医院|醫院|学校|學校|大学|大學|中学|小学|研究所|事务所|事務所|酒店|餐厅|餐廳|工厂|工廠|株式会社|有限会社|病院|商店|協会|협회|주식회사|병원|회사|은행|학교|그룹)/u;
