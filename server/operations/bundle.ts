import { packProduct } from "./product/pack-product.ts";

/** `npm run bundle`: the product as a folder that runs with nothing but Node, from the pages as they were built. */
const folder = "build/product";
await packProduct({ folder, pages: "build/client" });
console.log(`Packed. Start it with: node ${folder}/server/main.js`);
