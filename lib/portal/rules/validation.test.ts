import { readRequestForm, signInProblem, signUpProblem, type SignUpForm } from "./validation";

const form: SignUpForm = {
  firstName: "Ada",
  lastName: "Reid",
  email: "ada@x.example",
  password: "secret",
  confirmPassword: "secret",
};

test("a complete sign-up is valid with and without a company", () => {
  expect(signUpProblem(form)).toBeUndefined();
  expect(signUpProblem({ ...form, company: "" })).toBeUndefined();
});

test.each(["firstName", "lastName", "email", "password", "confirmPassword"] as const)(
  "a sign-up without %s is invalid",
  (field) => {
    expect(signUpProblem({ ...form, [field]: "" })?.field).toBe(field);
  },
);

test.each(["firstName", "lastName", "email"] as const)("a sign-up with a blank %s is invalid", (field) => {
  expect(signUpProblem({ ...form, [field]: " \t" })?.field).toBe(field);
});

test("a password may consist of spaces", () => {
  expect(signUpProblem({ ...form, password: " ".repeat(6), confirmPassword: " ".repeat(6) })).toBeUndefined();
});

test("required fields are checked in the order of the form, before the passwords", () => {
  const empty = { firstName: "", lastName: "", email: "", password: "a", confirmPassword: "b" };
  expect(signUpProblem(empty)?.field).toBe("firstName");
});

test("matching passwords are checked before their length", () => {
  expect(signUpProblem({ ...form, password: "abc", confirmPassword: "abd" })).toEqual({
    field: "confirmPassword",
    message: "Passwords do not match.",
  });
  expect(signUpProblem({ ...form, password: "abcde", confirmPassword: "abcde" })).toEqual({
    field: "password",
    message: "Password must be at least 6 characters",
  });
});

test("a password of six characters is long enough", () => {
  expect(signUpProblem({ ...form, password: "abcdef", confirmPassword: "abcdef" })).toBeUndefined();
});

test("a sign-in requires email and password", () => {
  expect(signInProblem({ email: "", password: "" })?.field).toBe("email");
  expect(signInProblem({ email: "a@x.example", password: "" })?.field).toBe("password");
  expect(signInProblem({ email: "a@x.example", password: " " })).toBeUndefined();
});

const request = { service: "Live Chat Support", industry: "HVAC", description: "Please" };

test("a request without a priority gets the default", () => {
  expect(readRequestForm(request)).toEqual({ ...request, priority: "medium" });
  expect(readRequestForm({ ...request, priority: "high" })).toEqual({ ...request, priority: "high" });
});

test.each([
  ["service", ""],
  ["service", "Window Cleaning"],
  ["industry", ""],
  ["industry", "Live Chat Support"],
  ["description", ""],
  ["description", "  \n"],
  ["priority", "urgent"],
] as const)("a request with %s %j is incomplete", (field, value) => {
  expect(readRequestForm({ ...request, [field]: value })).toEqual({
    field,
    message: "Please fill in all fields.",
  });
});
