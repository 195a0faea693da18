import { expect, test } from "vitest";
import { fc } from "#testing/properties.ts";
import { groupAddress } from "./group-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s counts as %s", (address, group) => {
  expect(groupAddress(address)).toBe(group);
});

test("all addresses of one network count as one, however they are written", () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      expect(groupAddress(address.toUpperCase())).toBe(groupAddress(address));
      expect(groupAddress(address)).toMatch(/^([0-9a-f]{1,4}(:[0-9a-f]{1,4}){3}|[\d.]+)$/);
    }),
  );
});
