package tercio.projections.eu;

import java.util.List;
import java.util.stream.Stream;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleAvoided;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleLineChanged;
import tercio.domain.eu.land.battle.play.BattleEvent.FightersChosen;
import tercio.domain.eu.land.battle.play.BattleEvent.SortieMade;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleAvoided;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleJoined;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;
import tercio.projections.EventProjection;
import tercio.projections.ProjectionEntry;

/** Events that make up the history of a battle, and all rulings. Rulings during a battle belong to it. */
record BattleProjection() implements EventProjection<EuState, BattleProjection.Happened> {

    sealed interface Happened extends ProjectionEntry {}

    /**
     * A battle was joined.
     *
     * @param phasing ids of the stacks that stand on that side
     * @param armies these stacks, of both sides
     */
    record Joined(int position, SpaceId zone, List<StackId> phasing, List<StackId> nonPhasing, List<BattleStack> armies) implements Happened {}

    /** A ruling without any other event of a battle. */
    record Ruled(int position) implements Happened {}

    /** @param left the stacks of the non-phasing side that remain outside */
    record Line(int position, boolean ruled, List<StackId> left) implements Happened {}

    record Sortie(int position, boolean ruled, Side side, List<StackId> stacks, List<BattleStack> armies) implements Happened {}

    /** @param stacks the fighting stacks of a side; its other stacks watch */
    record Fighters(int position, boolean ruled, Side side, List<StackId> stacks) implements Happened {}

    /** @param part the part that the event adds to the sheet of a battle at sea */
    record AtSea(int position, boolean ruled, SeaSheet part) implements Happened {}

    /** @param winner {@code null} without a winner */
    record Ended(int position, boolean ruled, Side winner) implements Happened {}

    @Override
    public String name() {
        return "battles";
    }

    @Override
    public Class<Happened> type() {
        return Happened.class;
    }

    @Override
    public List<Happened> entries(EuState before, RecordedEvent event) {
        int position = event.position();
        boolean ruled = !event.envelope().explanation().isEmpty();
        return switch (event.fact()) {
            case BattleJoined joined ->
                    List.of(new Joined(position, joined.province(), stacks(joined.phasing()), stacks(joined.nonPhasing()),
                            BattleStack.of(before, Stream.of(joined.phasing(), joined.nonPhasing()).flatMap(side -> stacks(side).stream()).toList())));
            case BattleLineChanged changed -> List.of(new Line(position, ruled, stacks(changed.nonPhasing())));
            case SortieMade sortie -> List.of(new Sortie(position, ruled, sortie.side(), sortie.stacks(), BattleStack.of(before, sortie.stacks())));
            case FightersChosen chosen -> List.of(new Fighters(position, ruled, chosen.side(), stacks(chosen.fighting())));
            case BattleEnded ended -> List.of(new Ended(position, ruled, ended.winner()));
            case BattleAvoided avoided -> List.of(new Ended(position, ruled, null));
            case SeaBattleJoined joined -> List.of(new Joined(position, joined.zone(), joined.phasing(), joined.nonPhasing(),
                    BattleStack.of(before, Stream.of(joined.phasing(), joined.nonPhasing()).flatMap(List::stream).toList())), new AtSea(position, ruled, SeaSheet.EMPTY));
            case SeaBattleEnded ended -> List.of(new Ended(position, ruled, ended.winner()));
            case SeaBattleAvoided avoided -> List.of(new Ended(position, ruled, null));
            case Event other when SeaSheet.of(before, other).isPresent() -> List.of(new AtSea(position, ruled, SeaSheet.of(before, other).orElseThrow()));
            default -> ruled ? List.of(new Ruled(position)) : List.of();
        };
    }

    private static List<StackId> stacks(List<Engaged> side) {
        return side.stream().map(Engaged::stack).toList();
    }
}
