package tercio.adapters.eu.archive;

import static tercio.adapters.eu.archive.When.of;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tercio.adapters.archive.ArchiveRows;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.BreachMade;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressFell;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegeLifted;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.map.SpaceId;

/** Sieges and their actions. A siege begins with its first action and is over when the fortress falls or the siege is lifted. */
final class SiegeRows implements EuFold.Subject {

    private static final int THIRDS = 3;

    private final Map<SpaceId, UnderWay> sieges = new TreeMap<>();

    /** A siege so far. */
    private record UnderWay(int began, CountryId by, int rounds, int winterRounds, int lostThirds) {
        private UnderWay acts(CountryId who, boolean winter, int lost) {
            return new UnderWay(began, who, rounds + 1, winterRounds + (winter ? 1 : 0), lostThirds + lost);
        }

        private UnderWay loses(int thirds) {
            return new UnderWay(began, by, rounds, winterRounds, lostThirds + thirds);
        }
    }

    @Override
    public void event(EuState before, RecordedEvent event, EuState after, ArchiveRows rows) {
        int position = event.position();
        switch (event.fact()) {
            case FortressUndermined tried -> action(before, position, tried.province(), tried.by(), "undermining", tried.result().toString(), false, List.of(), rows);
            case BreachMade made -> action(before, position, made.province(), made.by(), "breach", "B", false, List.of(), rows);
            case AssaultFought fought -> action(before, position, fought.province(), fought.by(), "assault", fought.falls() ? "taken" : "repelled", fought.breach(),
                    fought.thirds(), rows);
            case AttritionRolled rolled when rolled.kind() == AttritionKind.BESIEGING ->
                    sieges.computeIfPresent(rolled.province(), (place, siege) -> siege.loses(rolled.ld() * THIRDS));
            case FortressFell fell -> over(before, position, fell.province(), fell.by(), fell.how(), true, rows);
            case SiegeLifted lifted when sieges.containsKey(lifted.province()) -> over(before, position, lifted.province(), sieges.get(lifted.province()).by(), "lifted", false, rows);
            default -> { }
        }
    }

    /** The losses of an assault stand in the order of besieger and besieged. */
    private void action(EuState before, int position, SpaceId place, CountryId by, String action, String result, boolean breach, List<Integer> thirds, ArchiveRows rows) {
        var fortress = before.fortress(place);
        var when = When.of(before);
        Integer lost = thirds.isEmpty() ? null : thirds.getFirst();
        rows.add(EuArchiveTables.SIEGE_ROUND, position, when.between(of(by, holder(fortress)), place, action, fortress == null ? null : fortress.level(),
                fortress == null ? null : fortress.works().minus(), fortress == null ? null : fortress.works().plus(), result, breach, besiegers(before, place, by), lost,
                thirds.size() < 2 ? null : thirds.get(1)));
        sieges.compute(place, (where, siege) -> (siege == null ? new UnderWay(position, by, 0, 0, 0) : siege).acts(by, when.winter(), lost == null ? 0 : lost));
    }

    private static CountryId holder(Fortress fortress) {
        return fortress == null ? CountryId.NONE : fortress.controller();
    }

    private static int besiegers(EuState board, SpaceId place, CountryId by) {
        var alliance = board.allianceOf(by);
        return board.stacksIn(place).stream().filter(stack -> !stack.besieged() && stack.country() != null && board.allianceOf(stack) == alliance).mapToInt(Stack::ld).sum();
    }

    private void over(EuState before, int position, SpaceId place, CountryId by, String how, boolean taken, ArchiveRows rows) {
        var siege = sieges.remove(place);
        var fortress = before.fortress(place);
        int works = fortress == null ? 0 : fortress.works().minus() + fortress.works().plus();
        rows.add(EuArchiveTables.SIEGE, position, When.of(before).between(of(by, holder(fortress)), place, siege == null ? position : siege.began(),
                fortress == null ? null : fortress.level(), siege == null ? 0 : siege.rounds(), siege == null ? 0 : siege.winterRounds(), works, how, taken,
                siege == null ? 0 : siege.lostThirds() / THIRDS));
    }
}
