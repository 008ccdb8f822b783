#include "bindings/python/bind.hpp"

#include "bindings/python/convert.hpp"
#include "core/fields.hpp"
#include "core/rules_json.hpp"
#include "line/write.hpp"

namespace openhearts::python {

using namespace nb::literals;

void bind_rules(nb::module_ &module) {
  nb::class_<Rules> rules(module, "Rules", nb::is_weak_referenceable());
  rules.def("__init__", [](Rules *at, std::string_view json) { new (at) Rules(rules_from_text(json)); }, "json"_a);
  rules.def(
      "_value", [](const Rules &r, const char *name) { return to_python(field_named(name)->write(resolved(r))); },
      "name"_a, nb::sig("def _value(self, name: str) -> typing.Any"));
  rules.def("_about", [](const Rules &r) { return text_of(rules_json(r)); });
  rules.def("_sheet", [](const Rules &r) { return text_of(sheet_json(r)); });
  rules.def("__eq__", [](const Rules &r, const Rules &other) { return r == other; }, nb::is_operator());
  rules.def("__eq__", [](const Rules &, nb::handle) { return false; }, "other"_a.none(), nb::is_operator());
  rules.def("__hash__", [](const Rules &r) { return nb::hash(nb::str(text_of(changes_in(r)).c_str())); });
}

} // namespace openhearts::python
