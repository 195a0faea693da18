import { createRequire } from "node:module";

/**
 * The parts of drizzle that we use, from its CommonJS build. Loading its ES modules makes Node read their 179 kB package
 * description again for each of some hundred files: 0.6 s and 230 MB more at every start.
 */
const require = createRequire(import.meta.url);

export const { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, sql } =
  require("drizzle-orm") as typeof import("drizzle-orm");

export const {
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} = require("drizzle-orm/pg-core") as typeof import("drizzle-orm/pg-core");

export const { readMigrationFiles } =
  require("drizzle-orm/migrator") as typeof import("drizzle-orm/migrator");

export const { drizzle: drizzleOverPglite } =
  require("drizzle-orm/pglite") as typeof import("drizzle-orm/pglite");

export const { drizzle: drizzleOverPg } =
  require("drizzle-orm/node-postgres") as typeof import("drizzle-orm/node-postgres");
