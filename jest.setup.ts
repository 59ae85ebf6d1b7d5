import type * as TestingLibrary from "@testing-library/dom";

// The testing library takes a seventh of a second to load, and three test files of four have no document.
if (typeof document !== "undefined") {
  jest.requireActual("@testing-library/jest-dom");
  // The default of one second is short on a machine that is busy with other work.
  jest.requireActual<typeof TestingLibrary>("@testing-library/dom").configure({ asyncUtilTimeout: 30_000 });
}
