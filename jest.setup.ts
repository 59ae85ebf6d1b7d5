// The testing library takes a seventh of a second to load, and three test files of four have no document.
if (typeof document !== "undefined") {
  jest.requireActual("@testing-library/jest-dom");
  const { configure } = jest.requireActual<typeof import("@testing-library/dom")>("@testing-library/dom");
  // The default of one second is short on a machine that is busy with other work.
  configure({ asyncUtilTimeout: 30_000 });
}
