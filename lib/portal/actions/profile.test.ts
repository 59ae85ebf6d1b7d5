import {
  ADMINISTRATOR,
  openPortal,
  portalOf,
  requestForm,
  settled,
  signUpForm,
  storedValue,
} from "../testing/fake-portal";

const names = { firstName: "Adele", lastName: "Reid-Bell", company: "" };

async function ada() {
  const portal = await portalOf("ada@x.example");
  return portal;
}

test("a changed profile is stored, shown in every tab, and to the administrator, and the requests stay", async () => {
  const portal = await ada();
  const { id } = storedValue(portal.createRequest(requestForm));
  const other = openPortal(portal.browser);
  storedValue(await portal.saveProfile({ ...names, firstName: "  Adele " }));
  await settled();
  for (const tab of [portal, other, openPortal(portal.browser)])
    expect(tab.state()).toMatchObject({ user: { ...names, email: "ada@x.example" }, ownRequests: [{ id }] });
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  expect(portal.state().customers).toEqual([expect.objectContaining(names)]);
});

test("an undo brings the names of before back, unless another tab has changed them since", async () => {
  const portal = await ada();
  const first = storedValue(await portal.saveProfile(names));
  const other = openPortal(portal.browser);
  const second = storedValue(await other.saveProfile({ ...names, company: "Bell" }));
  expect(await portal.undoProfile(first)).toMatchObject({ status: "refused" });
  expect(portal.state().user).toMatchObject({ company: "Bell" });
  storedValue(await portal.undoProfile(second));
  expect(openPortal(portal.browser).state().user).toMatchObject(names);
});

test("a profile without a name, one that has not changed and one of nobody are refused, and nothing is stored", async () => {
  const portal = await ada();
  const before = new Map(portal.browser.data);
  const { firstName, lastName, company } = signUpForm("");
  for (const [form, refusal] of [
    [
      { ...names, firstName: " " },
      { field: "firstName", message: "Please enter your first name." },
    ],
    [
      { ...names, lastName: "" },
      { field: "lastName", message: "Please enter your last name." },
    ],
    [{ firstName, lastName, company }, { message: expect.stringMatching(/^Nothing to save/) }],
  ] as const)
    expect(await portal.saveProfile(form)).toEqual({ status: "refused", ...refusal });
  expect(portal.browser.data).toEqual(before);
  portal.signOut();
  expect(await portal.saveProfile(names)).toMatchObject({ message: "Please sign in first." });
});
