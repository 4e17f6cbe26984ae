package tercio.domain.eia.scenario;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** Checks of places and nations for the pieces of a scenario whose provinces and relations are in order. */
final class PlaceChecks {

    private final EiaScenario scenario;
    private final WarMap map;
    private final FaultList faults;
    private final Set<Power> played;
    private final Map<SpaceId, Integer> inCity = new HashMap<>();

    PlaceChecks(EiaScenario scenario, WarMap map, FaultList faults) {
        this.scenario = scenario;
        this.map = map;
        this.faults = faults;
        this.played = scenario.powers().stream().map(EiaScenario.Treasury::power).collect(Collectors.toSet());
    }

    WarMap map() {
        return map;
    }

    /** Checks that a power is in the game. */
    boolean checkPlayed(String pointer, Power power) {
        boolean in = played.contains(power);
        if (!in) {
            faults.add(pointer, Sentence.of("eia.scenario.not-in-game").with("who", CampaignNames.power(power)));
        }
        return in;
    }

    /** Checks that a land area exists. */
    boolean checkArea(String pointer, SpaceId area) {
        boolean known = area != null && map.area(area).isPresent();
        if (!known) {
            faults.add(pointer, Sentence.of("eia.scenario.no-area").with("sent", FaultList.argumentOf(area)));
        }
        return known;
    }

    /** Checks that a land area exists and has a city. */
    boolean checkCity(String pointer, SpaceId area) {
        if (!checkArea(pointer, area)) {
            return false;
        }
        if (map.city(area).isEmpty()) {
            faults.add(pointer, Sentence.of("eia.fault.no-city").with("where", CampaignNames.area(area)));
            return false;
        }
        return true;
    }

    /** Checks a place on the map: an area, or the city in it. */
    boolean checkPlace(String pointer, SpaceId area, boolean inCity) {
        return inCity ? checkCity(pointer, area) : checkArea(pointer, area);
    }

    /** Puts factors into a city and checks that it has room for all and that nobody inside is at war with its controller. */
    void addToCity(String pointer, SpaceId area, NationId nation, int factors) {
        int now = inCity.merge(area, factors, Integer::sum);
        var city = map.city(area).orElseThrow();
        if (now > city.capacity()) {
            faults.add(pointer, Sentence.of("eia.fault.city-room").with("where", CampaignNames.area(area)).with("room", city.capacity()).with("factors", now));
        }
        if (areHostile(nation, controller(city))) {
            faults.add(pointer, Sentence.of("eia.fault.enemy-inside").with("nation", CampaignNames.nation(nation)).with("controller", CampaignNames.nation(controller(city)))
                    .with("where", CampaignNames.area(area)));
        }
    }

    /** The word of the nation that controls a city when the game begins. */
    private NationId controller(City city) {
        return Optional.ofNullable(scenario.cities().get(city.area())).orElseGet(() -> owner(map.provinceOf(city.area()).orElseThrow().id()));
    }

    private NationId owner(ProvinceId province) {
        return scenario.provinces().stream().filter(each -> each.province().equals(province)).map(EiaScenario.ProvinceAtStart::owner).findFirst()
                .orElseGet(() -> map.province(province).orElseThrow().nation());
    }

    /** Whether two nations are at war, a minor state standing for the power that controls it. */
    boolean areHostile(NationId one, NationId other) {
        return scenario.diplomacy().atWar(one, other) || scenario.diplomacy().atWar(powerBehind(one), powerBehind(other));
    }

    /** The word of the power behind a nation: itself, or the power that controls the minor state. */
    private NationId powerBehind(NationId nation) {
        return Power.of(nation).isPresent() ? nation
                : map.provincesOf(nation).stream().findFirst().map(province -> owner(province.id())).orElse(nation);
    }

    /** Whether a nation is a free state under a power. */
    boolean isFreeState(NationId nation, Power power) {
        return scenario.provinces().stream().anyMatch(each -> each.standing() == ProvinceStanding.FREE_STATE && each.owner().equals(power.nation())
                && map.province(each.province()).filter(province -> province.nation().equals(nation)).isPresent());
    }
}
