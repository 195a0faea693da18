import * as z from "zod";
import { missThing, refuseRequest } from "./api-error.ts";
import type { EmulatorState } from "./emulator-state.ts";
import { listRows } from "./list-rows.ts";
import { boolean, listParams, mergeMetadata, metadata, nothing, wholeNumber } from "./read-params.ts";
import { type Route, route } from "./route.ts";
import type { PriceRow, ProductRow } from "./rows.ts";
import { showPrice, showProduct } from "./show-price.ts";

const productFields = {
  name: z.string().min(1),
  description: z.string().optional(),
  active: boolean.default(true),
  metadata: metadata.optional(),
};

const priceFields = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/),
  unit_amount: wholeNumber,
  product: z.string().optional(),
  product_data: z.strictObject({ name: z.string(), metadata: metadata.optional() }).optional(),
  recurring: z
    .strictObject({
      interval: z.enum(["day", "week", "month", "year"]),
      interval_count: wholeNumber.pipe(z.int().min(1).max(156)).default(1),
    })
    .optional(),
  lookup_key: z.string().max(200).optional(),
  transfer_lookup_key: boolean.default(false),
  nickname: z.string().optional(),
  active: boolean.default(true),
  metadata: metadata.optional(),
});

const priceSearch = z.strictObject({
  ...listParams,
  lookup_keys: z.array(z.string()).max(10).optional(),
  active: boolean.optional(),
  product: z.string().optional(),
  currency: z.string().optional(),
  type: z.enum(["one_time", "recurring"]).optional(),
});

function addProduct(stand: EmulatorState, fields: Partial<ProductRow> & { name: string }): ProductRow {
  const row: ProductRow = {
    id: stand.newId("prod", 14),
    created: stand.now(),
    description: null,
    active: true,
    metadata: {},
    ...fields,
  };
  stand.ledger.products.set(row.id, row);
  stand.emit("product.created", showProduct(row));
  return row;
}

export const PRICE_ROUTES: Route[] = [
  route("POST", "products", z.strictObject(productFields), (stand, params) =>
    showProduct(
      addProduct(stand, {
        name: params.name,
        description: params.description ?? null,
        active: params.active,
        metadata: mergeMetadata({}, params.metadata),
      }),
    ),
  ),

  route("GET", "products", z.strictObject(listParams), ({ ledger }, params) =>
    listRows(ledger.products, params, "/v1/products", () => true, showProduct),
  ),

  route("GET", "products/:id", nothing, ({ ledger }, _, id) => {
    const row = ledger.products.get(id);
    if (!row) throw missThing("product", id);
    return showProduct(row);
  }),

  route("POST", "prices", priceFields, (stand, params) => {
    const { prices, products } = stand.ledger;
    const taken = [...prices.values()].find(
      (price) => price.lookupKey && price.lookupKey === params.lookup_key,
    );
    if (taken && !params.transfer_lookup_key)
      throw refuseRequest(
        `A price (\`${taken.id}\`) already uses that lookup key. Make sure to set \`transfer_lookup_key: true\` ` +
          "if you want to transfer it to this price.",
        { code: "resource_already_exists", param: "lookup_key" },
      );
    if (params.product !== undefined && !products.has(params.product))
      throw missThing("product", params.product, "product");
    if (params.product === undefined && params.product_data === undefined)
      throw refuseRequest("You must specify either `product` or `product_data` when creating a price.");
    const row: PriceRow = {
      id: stand.newId("price"),
      created: stand.now(),
      product: params.product ?? addProduct(stand, { name: params.product_data!.name }).id,
      amount: params.unit_amount,
      currency: params.currency,
      recurring: params.recurring
        ? { interval: params.recurring.interval, intervalCount: params.recurring.interval_count }
        : null,
      lookupKey: params.lookup_key ?? null,
      nickname: params.nickname ?? null,
      active: params.active,
      metadata: mergeMetadata({}, params.metadata),
    };
    if (taken) taken.lookupKey = null;
    prices.set(row.id, row);
    stand.emit("price.created", showPrice(row));
    return showPrice(row);
  }),

  route("GET", "prices", priceSearch, ({ ledger }, params) =>
    listRows(
      ledger.prices,
      params,
      "/v1/prices",
      (row) =>
        (params.lookup_keys === undefined || params.lookup_keys.includes(row.lookupKey ?? "")) &&
        (params.active === undefined || params.active === row.active) &&
        (params.product === undefined || params.product === row.product) &&
        (params.currency === undefined || params.currency === row.currency) &&
        (params.type === undefined || (params.type === "recurring") === (row.recurring !== null)),
      showPrice,
    ),
  ),

  route("GET", "prices/:id", nothing, ({ ledger }, _, id) => {
    const row = ledger.prices.get(id);
    if (!row) throw missThing("price", id);
    return showPrice(row);
  }),
];
