// The figures by which the careful player judges. Chances are 1024ths.
#pragma once
#include "bots/chance.hpp"
namespace openhearts {
struct Habits {
  // trick
  Chance willing_dirty = 60;
  Chance willing_clean = 250;
  Chance willing_last = 450;
  Chance willing_wanted = 900;
  // holding
  int extra_round = 18;      // 64ths
  Chance flat = 384;
  int expo0 = 900, expo1 = 800, expo2 = 600, expo3 = 400, expo4 = 250;
  int own0 = 1000, own1 = 850, own2 = 600, own3 = 350, own4 = 150;
  Chance dear_falls = 350;
  int void_gain = 400;       // 1024ths of a heart a round
  int rank_dust = 6;
  Chance catch_top = 400;
  Chance keep_bonus = 700, keep_low_bonus = 300;
  // lead
  int smoke = 120;            // 1024ths of the dear card
  int burden = 512;
  // moon
  int threat_power = 4;
  int stop = 1024;
  int shoot_from = 210;
  int shoot = 1;
  int defend = 1;
  int future = 600;
  int future_lead = 600;
  int keep_stopper = 358;
};
}
