package tercio.projections.eia;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.PowerStatus;
import tercio.domain.eia.common.game.ProvinceHold;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.projections.sentence.ViewText;

/** The status of the powers in the game. */
public record PowersView(List<PowerView> powers) {

    /**
     * A power.
     *
     * @param politicalPoints gained and lost since the game began
     * @param lost factors lost; what corps lost that no rule revealed is in the total alone for others
     * @param prisoners enemy factors captured
     * @param leaders its leaders, captured ones and those off the map included
     * @param captured the leaders that it captured
     * @param waits the number of matters that it must settle before play goes on
     * @param corps its corps with all that the viewer knows of them
     * @param factors of its corps on the map; {@code null} where the viewer does not know all
     * @param garrisons factors of its own counters in cities and on depots
     * @param enemies the powers and minor states with which it is at war
     * @param access the powers whose territory it may enter
     * @param minors the minor states that it controls
     * @param lostUnseen the number of lost factors whose types the viewer may not know
     */
    public record PowerView(String power, ViewText name, int money, int politicalPoints, FactorsView lost, FactorsView prisoners,
            List<CommanderView> leaders, List<CommanderView> captured, int waits, List<CorpsView> corps, FactorsView factors, int garrisons,
            int depots, List<NationId> enemies, List<NationId> allies, List<String> access, List<MinorView> minors, int lostUnseen) {}

    /** @param standing {@code free-state} or {@code conquered} */
    public record MinorView(String province, String standing, String occupier) {}

    static PowersView of(EiaState board) {
        return new PowersView(board.powers().values().stream().sorted((one, other) -> one.power().compareTo(other.power()))
                .map(status -> of(board, status)).toList());
    }

    static Optional<PowerView> of(EiaState board, String power) {
        return Optional.ofNullable(board.powers().get(new NationId(power))).map(status -> of(board, status));
    }

    private static PowerView of(EiaState board, PowerStatus status) {
        var power = status.power();
        var corps = board.corpsOf(power);
        boolean known = corps.stream().allMatch(each -> each.factors().isPresent());
        var diplomacy = board.diplomacy();
        return new PowerView(power.word(), ViewText.label(CampaignNames.power(power)), status.money(), status.politicalPoints(), FactorsView.of(status.lost(), status.unseen()),
                FactorsView.of(status.prisoners()),
                board.leaders().values().stream().filter(leader -> leader.power() == power).map(leader -> CommanderView.of(board.charts(), leader)).toList(),
                board.leaders().values().stream().filter(leader -> leader.prisonerOf().filter(power::equals).isPresent()).map(leader -> CommanderView.of(board.charts(), leader)).toList(),
                (int) board.duties().stream().filter(duty -> duty.power() == power).count(),
                corps.stream().map(each -> CorpsView.of(board, each)).toList(),
                known ? FactorsView.of(corps.stream().map(each -> each.factorsOrNone()).reduce(Factors.NONE, Factors::plus)) : null,
                garrisons(board, power), (int) board.depots().values().stream().filter(depot -> depot.power() == power).count(),
                diplomacy.enemies(power.nation()).toList(), allies(board, power),
                diplomacy.access().stream().filter(grant -> grant.to() == power).map(grant -> grant.by().word()).toList(), minors(board, power), status.unseen());
    }

    private static int garrisons(EiaState board, Power power) {
        return board.cities().values().stream().mapToInt(city -> city.garrisonOf(power.nation()).total()).sum()
                + board.depots().values().stream().filter(depot -> depot.power() == power).mapToInt(depot -> depot.garrison().total()).sum();
    }

    private static List<NationId> allies(EiaState board, Power power) {
        return board.diplomacy().alliances().stream().filter(pair -> pair.contains(power.nation()))
                .flatMap(pair -> Stream.of(pair.one(), pair.other())).filter(nation -> !nation.equals(power.nation())).toList();
    }

    private static List<MinorView> minors(EiaState board, Power power) {
        return board.provinces().values().stream().filter(hold -> hold.owner().equals(power.nation()))
                .filter(hold -> hold.standing() == ProvinceStanding.FREE_STATE || hold.standing() == ProvinceStanding.CONQUERED)
                .map(hold -> new MinorView(hold.province().value(), CorpsView.word(hold.standing()), occupier(hold))).toList();
    }

    private static String occupier(ProvinceHold hold) {
        return hold.occupier().map(Power::word).orElse(null);
    }
}
