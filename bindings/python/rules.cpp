#include "bindings/python/bind.hpp"

#include "bindings/python/convert.hpp"
#include "bindings/python/held.hpp"
#include "core/rules_json.hpp"
#include "line/write.hpp"

namespace openhearts::python {

using namespace nb::literals;

namespace {

// A deep copy of lists and dicts, so that nothing in it is shared.
nb::object copy_of(nb::handle value) {
  if (PyDict_CheckExact(value.ptr())) {
    nb::dict copy;
    for (const auto [name, item] : nb::borrow<nb::dict>(value)) copy[name] = copy_of(item);
    return copy;
  }
  if (PyList_CheckExact(value.ptr())) {
    nb::list copy;
    for (const nb::handle item : nb::borrow<nb::list>(value)) copy.append(copy_of(item));
    return copy;
  }
  return nb::borrow(value);
}

// A member of a dict. Raises KeyError if there is none.
nb::handle member(nb::handle dict, nb::handle name) {
  PyObject *found = PyDict_GetItemWithError(dict.ptr(), name.ptr());
  if (found == nullptr) {
    if (PyErr_Occurred() == nullptr) PyErr_SetObject(PyExc_KeyError, name.ptr());
    nb::raise_python_error();
  }
  return nb::handle(found);
}

// A member of the line protocol's answer to `rules`.
nb::handle fact(const RulesOf &rules, nb::handle name) {
  if (!rules.facts.is_valid()) rules.facts = to_python(rules_json(rules.rules));
  return member(rules.facts, name);
}

} // namespace

void bind_rules(nb::module_ &module) {
  nb::class_<RulesOf> rules(module, "Rules", nb::is_weak_referenceable());
  rules.def("__init__", [](RulesOf *at, std::string_view json) { new (at) RulesOf{rules_from_text(json)}; }, "json"_a);
  rules.def(
      "_value",
      [](const RulesOf &r, nb::str name) {
        static const nb::handle all = PyUnicode_InternFromString("rules");
        return copy_of(member(fact(r, all), name));
      },
      "name"_a, nb::sig("def _value(self, name: str) -> typing.Any"));
  rules.def(
      "_fact", [](const RulesOf &r, nb::str name) { return copy_of(fact(r, name)); }, "name"_a,
      nb::sig("def _fact(self, name: str) -> typing.Any"));
  rules.def(
      "_sheet", [](const RulesOf &r) { return to_python(sheet_json(r.rules)); },
      nb::sig("def _sheet(self) -> list[openhearts.protocol.RuleSheetPart]"));
  rules.def("__eq__", [](const RulesOf &r, const RulesOf &other) { return r.rules == other.rules; }, nb::is_operator());
  rules.def("__eq__", [](const RulesOf &, nb::handle) { return false; }, "other"_a.none(), nb::is_operator());
  rules.def("__hash__", [](const RulesOf &r) { return nb::hash(nb::str(text_of(changes_in(r.rules)).c_str())); });
}

} // namespace openhearts::python
