package tercio.domain.eia.scenario;

import java.util.HashSet;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.map.HomeProvince;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.map.SpaceId;

/** The faults in the standing of provinces and in who controls cities. */
final class StandingFaults {

    private final EiaScenario scenario;
    private final WarMap map;
    private final FaultList faults;

    StandingFaults(EiaScenario scenario, WarMap map, FaultList faults) {
        this.scenario = scenario;
        this.map = map;
        this.faults = faults;
    }

    void find() {
        var seen = new HashSet<String>();
        for (int at = 0; at < scenario.provinces().size(); at++) {
            var pointer = "/provinces/" + at;
            var each = scenario.provinces().get(at);
            var printed = map.province(each.province() == null ? "" : each.province());
            if (printed.isEmpty()) {
                faults.add(pointer + "/province", "there is no province " + FaultList.quoted(each.province()));
            } else if (!seen.add(each.province())) {
                faults.add(pointer + "/province", each.province() + " is listed twice");
            } else {
                checkStanding(pointer, each, printed.get());
            }
        }
        scenario.cities().forEach(this::checkCity);
    }

    private void checkStanding(String pointer, EiaScenario.ProvinceAtStart each, HomeProvince printed) {
        boolean minor = printed.power().isEmpty();
        if (each.standing() == null || (each.standing() == ProvinceStanding.HOME) == minor) {
            faults.add(pointer + "/standing", minor
                    ? each.province() + " is a minor state: neutral, a free state or conquered"
                    : each.province() + " is a home province of a major power, and stays one where it is ceded");
        } else if (each.standing() == ProvinceStanding.NEUTRAL) {
            if (!printed.nation().equals(each.owner())) {
                faults.add(pointer + "/owner", "a neutral state belongs to itself: " + map.nationTitle(printed.nation()));
            }
        } else if (each.owner() == null || Power.of(each.owner()).isEmpty()) {
            faults.add(pointer + "/owner", each.province() + " needs a major power that owns or controls it, not " + FaultList.quoted(each.owner()));
        } else if (minor && !isPlayed(each.owner())) {
            faults.add(pointer + "/owner", map.nationTitle(each.owner()) + " controls " + each.province() + " but is not in the game");
        }
    }

    private boolean isPlayed(String word) {
        return scenario.powers().stream().anyMatch(treasury -> treasury.power().word().equals(word));
    }

    private void checkCity(SpaceId area, String controller) {
        var pointer = "/cities/" + FaultList.pointerPart(area.value());
        if (map.city(area).isEmpty()) {
            faults.add(pointer, "there is no city in area " + FaultList.quoted(area.value()));
        } else if (controller == null || !map.nations().contains(controller)) {
            faults.add(pointer, "there is no power or minor state " + FaultList.quoted(controller));
        } else if (Power.of(controller).isPresent() && !isPlayed(controller) && !controller.equals(map.provinceOf(area).orElseThrow().nation())) {
            faults.add(pointer, map.nationTitle(controller) + " is not in the game");
        }
    }
}
