package tercio.domain.eia.scenario;

import java.util.HashSet;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.map.HomeProvince;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

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
        var seen = new HashSet<ProvinceId>();
        for (int at = 0; at < scenario.provinces().size(); at++) {
            var pointer = "/provinces/" + at;
            var each = scenario.provinces().get(at);
            var printed = map.province(each.province());
            if (printed.isEmpty()) {
                faults.add(pointer + "/province", Sentence.of("eia.scenario.no-province").with("sent", FaultList.argumentOf(each.province())));
            } else if (!seen.add(each.province())) {
                faults.add(pointer + "/province", Sentence.of("eia.scenario.listed-twice").with("what", CampaignNames.province(each.province())));
            } else {
                checkStanding(pointer, each, printed.get());
            }
        }
        scenario.cities().forEach(this::checkCity);
    }

    private void checkStanding(String pointer, EiaScenario.ProvinceAtStart each, HomeProvince printed) {
        boolean minor = printed.power().isEmpty();
        if (each.standing() == null || (each.standing() == ProvinceStanding.HOME) == minor) {
            faults.add(pointer + "/standing", Sentence.of("eia.scenario.standing").with("province", CampaignNames.province(each.province())).with("minor", minor));
        } else if (each.standing() == ProvinceStanding.NEUTRAL) {
            if (!printed.nation().equals(each.owner())) {
                faults.add(pointer + "/owner", Sentence.of("eia.scenario.neutral-owner").with("nation", CampaignNames.nation(printed.nation())));
            }
        } else if (each.owner() == null || Power.of(each.owner()).isEmpty()) {
            faults.add(pointer + "/owner", Sentence.of("eia.scenario.needs-owner").with("province", CampaignNames.province(each.province())).with("sent", FaultList.argumentOf(Id.textOf(each.owner()))));
        } else if (minor && !isPlayed(each.owner())) {
            faults.add(pointer + "/owner", Sentence.of("eia.scenario.owner-out").with("who", CampaignNames.nation(each.owner())).with("province", CampaignNames.province(each.province())));
        }
    }

    private boolean isPlayed(NationId nation) {
        return scenario.powers().stream().anyMatch(treasury -> treasury.power().nation().equals(nation));
    }

    private void checkCity(SpaceId area, NationId controller) {
        var pointer = "/cities/" + FaultList.pointerPart(area.value());
        if (map.city(area).isEmpty()) {
            faults.add(pointer, Sentence.of("eia.scenario.no-city-in").with("sent", FaultList.argumentOf(area)));
        } else if (controller == null || !map.nations().contains(controller)) {
            faults.add(pointer, Sentence.of("eia.scenario.no-nation").with("sent", FaultList.argumentOf(Id.textOf(controller))));
        } else if (Power.of(controller).isPresent() && !isPlayed(controller) && !controller.equals(map.provinceOf(area).orElseThrow().nation())) {
            faults.add(pointer, Sentence.of("eia.scenario.not-in-game").with("who", CampaignNames.nation(controller)));
        }
    }
}
