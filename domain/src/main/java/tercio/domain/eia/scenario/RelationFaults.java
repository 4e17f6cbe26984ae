package tercio.domain.eia.scenario;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The faults in wars, alliances and permissions. */
final class RelationFaults {

    private final EiaScenario scenario;
    private final WarMap map;
    private final FaultList faults;
    private final Set<NationId> played;

    RelationFaults(EiaScenario scenario, WarMap map, FaultList faults) {
        this.scenario = scenario;
        this.map = map;
        this.faults = faults;
        this.played = scenario.powers().stream().map(treasury -> treasury.power().nation()).collect(Collectors.toSet());
    }

    void find() {
        var diplomacy = scenario.diplomacy();
        diplomacy.wars().forEach(this::checkWar);
        diplomacy.alliances().forEach(pair -> {
            checkAllies("/diplomacy/alliances", pair);
            if (diplomacy.wars().contains(pair)) {
                faults.add("/diplomacy/alliances", Sentence.of("eia.scenario.allies-at-war").with("pair", both(pair)));
            }
        });
        diplomacy.combined().forEach(pair -> {
            checkAllies("/diplomacy/combined", pair);
            if (!diplomacy.alliances().contains(pair)) {
                faults.add("/diplomacy/combined", Sentence.of("eia.scenario.not-allied").with("pair", both(pair)));
            }
        });
        checkGrants("/diplomacy/access", diplomacy.access());
        checkGrants("/diplomacy/depots", diplomacy.depots());
        checkGrants("/diplomacy/imposed", diplomacy.imposed());
        checkGrants("/diplomacy/forced", diplomacy.forced());
        diplomacy.truces().forEach(pair -> {
            checkParties("/diplomacy/truces", pair, "truce");
            if (diplomacy.wars().contains(pair)) {
                faults.add("/diplomacy/truces", Sentence.of("eia.scenario.allies-at-war").with("pair", both(pair)));
            }
        });
    }

    private void checkWar(Diplomacy.Pair pair) {
        var pointer = "/diplomacy/wars";
        if (pair.one().equals(pair.other())) {
            faults.add(pointer, Sentence.of("eia.scenario.itself").with("who", name(pair.one())).with("relation", "war"));
        }
        checkNation(pointer, pair.one());
        checkNation(pointer, pair.other());
        if (Power.of(pair.one()).isEmpty() && Power.of(pair.other()).isEmpty()) {
            faults.add(pointer, Sentence.of("eia.scenario.major-power").with("pair", both(pair)));
        }
        owner(pair.one()).filter(pair.other()::equals).or(() -> owner(pair.other()).filter(pair.one()::equals))
                .ifPresent(owner -> faults.add(pointer, Sentence.of("eia.scenario.war-on-own").with("who", name(owner))));
    }

    private void checkNation(String pointer, NationId nation) {
        if (!map.nations().contains(nation)) {
            faults.add(pointer, Sentence.of("eia.scenario.no-nation").with("sent", FaultList.argumentOf(nation)));
        } else if (Power.of(nation).isPresent() && !played.contains(nation)) {
            faults.add(pointer, Sentence.of("eia.scenario.not-in-game").with("who", name(nation)));
        }
    }

    /** The nation of the power that controls a minor state. */
    private Optional<NationId> owner(NationId nation) {
        return scenario.provinces().stream()
                .filter(each -> map.province(each.province())
                        .filter(province -> province.power().isEmpty() && province.nation().equals(nation)).isPresent())
                .map(EiaScenario.ProvinceAtStart::owner).findFirst();
    }

    private void checkAllies(String pointer, Diplomacy.Pair pair) {
        checkParties(pointer, pair, "alliance");
    }

    private void checkParties(String pointer, Diplomacy.Pair pair, String relation) {
        if (pair.one().equals(pair.other())) {
            faults.add(pointer, Sentence.of("eia.scenario.itself").with("who", name(pair.one())).with("relation", relation));
        }
        List.of(pair.one(), pair.other()).stream().filter(nation -> !played.contains(nation)).forEach(nation ->
                faults.add(pointer, Sentence.of("eia.scenario.no-power").with("who", name(nation))));
    }

    private Argument both(Diplomacy.Pair pair) {
        return new Argument.Items(List.of(name(pair.one()), name(pair.other())));
    }

    /** The name of a power or minor state; a word of none, as it was sent. */
    private Argument name(NationId nation) {
        return map.nations().contains(nation) ? CampaignNames.nation(nation) : FaultList.argumentOf(nation);
    }

    private void checkGrants(String pointer, List<Diplomacy.Grant> grants) {
        for (var grant : grants) {
            if (grant.by() == grant.to()) {
                faults.add(pointer, Sentence.of("eia.fault.own-permission").with("who", CampaignNames.power(grant.by())));
            }
            List.of(grant.by(), grant.to()).stream().filter(power -> !played.contains(power.nation())).forEach(power ->
                    faults.add(pointer, Sentence.of("eia.scenario.not-in-game").with("who", CampaignNames.power(power))));
        }
    }
}
