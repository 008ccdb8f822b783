// The JSON names of the values of each choice field, in the order of its enumeration (rules.hpp).
#pragma once

#include <string_view>

namespace openhearts::field_values {

inline constexpr std::string_view teams[] = {"none", "2v2", "2v2v2", "3v3"};
inline constexpr std::string_view kitty[] = {"first_trick", "last_trick", "first_penalty_trick", "none"};
inline constexpr std::string_view pass[] = {"left",  "right",  "across",  "left2", "right2",
                                            "left3", "right3", "scatter", "hold"};
inline constexpr std::string_view opening[] = {"lowest_club", "any_club", "eldest", "bidder"};
inline constexpr std::string_view first_trick[] = {"no_penalties", "no_hearts", "free"};
inline constexpr std::string_view breaking[] = {"true", "false"}; // a flag whose two states have names
inline constexpr std::string_view hearts_only[] = {"may_lead", "pass_lead"};
inline constexpr std::string_view queen_breaks[] = {"never", "discarded", "played"};
inline constexpr std::string_view queen_lead[] = {"free", "after_broken"};
inline constexpr std::string_view queen_or_hearts[] = {"must_lead_queen", "either"};
inline constexpr std::string_view queen_discard[] = {"free", "after_broken", "forced"};
inline constexpr std::string_view moon[] = {"old", "new", "choice", "auto", "off"};
inline constexpr std::string_view objective[] = {"low", "high"};
inline constexpr std::string_view tie[] = {"play_on", "shared"};
inline constexpr std::string_view settlement[] = {"none", "average", "lowest_takes_pot", "sweepstakes", "howell"};

} // namespace openhearts::field_values
