package tercio.domain.eia.scenario;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.map.WarMap;

/** The faults in wars, alliances and permissions. */
final class RelationFaults {

    private final EiaScenario scenario;
    private final WarMap map;
    private final FaultList faults;
    private final Set<String> played;

    RelationFaults(EiaScenario scenario, WarMap map, FaultList faults) {
        this.scenario = scenario;
        this.map = map;
        this.faults = faults;
        this.played = scenario.powers().stream().map(treasury -> treasury.power().word()).collect(Collectors.toSet());
    }

    void find() {
        var diplomacy = scenario.diplomacy();
        diplomacy.wars().forEach(this::checkWar);
        diplomacy.alliances().forEach(pair -> {
            checkAllies("/diplomacy/alliances", pair);
            if (diplomacy.wars().contains(pair)) {
                faults.add("/diplomacy/alliances", both(pair) + " are at war");
            }
        });
        diplomacy.combined().forEach(pair -> {
            checkAllies("/diplomacy/combined", pair);
            if (!diplomacy.alliances().contains(pair)) {
                faults.add("/diplomacy/combined", "only allies move together: " + both(pair) + " are none");
            }
        });
        checkGrants("/diplomacy/access", diplomacy.access());
        checkGrants("/diplomacy/depots", diplomacy.depots());
        checkGrants("/diplomacy/imposed", diplomacy.imposed());
        checkGrants("/diplomacy/forced", diplomacy.forced());
        diplomacy.truces().forEach(pair -> {
            checkParties("/diplomacy/truces", pair, "has a truce with itself");
            if (diplomacy.wars().contains(pair)) {
                faults.add("/diplomacy/truces", both(pair) + " are at war");
            }
        });
    }

    private void checkWar(Diplomacy.Pair pair) {
        var pointer = "/diplomacy/wars";
        if (pair.one().equals(pair.other())) {
            faults.add(pointer, title(pair.one()) + " is at war with itself");
        }
        checkNation(pointer, pair.one());
        checkNation(pointer, pair.other());
        if (Power.of(pair.one()).isEmpty() && Power.of(pair.other()).isEmpty()) {
            faults.add(pointer, "a major power takes part in each war: " + both(pair));
        }
        owner(pair.one()).filter(pair.other()::equals).or(() -> owner(pair.other()).filter(pair.one()::equals))
                .ifPresent(owner -> faults.add(pointer, title(owner) + " is at war with a state that it controls"));
    }

    private void checkNation(String pointer, String word) {
        if (!map.nations().contains(word)) {
            faults.add(pointer, "there is no power or minor state " + FaultList.quoted(word));
        } else if (Power.of(word).isPresent() && !played.contains(word)) {
            faults.add(pointer, title(word) + " is not in the game");
        }
    }

    /** The word of the power that controls a minor state. */
    private Optional<String> owner(String nation) {
        return scenario.provinces().stream()
                .filter(each -> map.province(each.province())
                        .filter(province -> province.power().isEmpty() && province.nation().equals(nation)).isPresent())
                .map(EiaScenario.ProvinceAtStart::owner).findFirst();
    }

    private void checkAllies(String pointer, Diplomacy.Pair pair) {
        checkParties(pointer, pair, "is allied with itself");
    }

    private void checkParties(String pointer, Diplomacy.Pair pair, String alone) {
        if (pair.one().equals(pair.other())) {
            faults.add(pointer, title(pair.one()) + " " + alone);
        }
        List.of(pair.one(), pair.other()).stream().filter(word -> !played.contains(word)).forEach(word ->
                faults.add(pointer, title(word) + " is no power in the game"));
    }

    private String both(Diplomacy.Pair pair) {
        return title(pair.one()) + " and " + title(pair.other());
    }

    /** The name of a power or minor state; a word of none, as it was sent. */
    private String title(String word) {
        return map.nationTitle(FaultList.quoted(word));
    }

    private void checkGrants(String pointer, List<Diplomacy.Grant> grants) {
        for (var grant : grants) {
            if (grant.by() == grant.to()) {
                faults.add(pointer, grant.by().title() + " needs no permission of its own");
            }
            List.of(grant.by(), grant.to()).stream().filter(power -> !played.contains(power.word())).forEach(power ->
                    faults.add(pointer, power.title() + " is not in the game"));
        }
    }
}
