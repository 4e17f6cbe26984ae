package tercio.projections.eu;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegesBegan;
import tercio.domain.eu.scenario.adjustment.play.EuAdjustmentEvent.BoardAdjusted;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.NavalActionBegan;
import tercio.domain.eu.turn.round.play.RoundEvent.ImpulseBegan;
import tercio.domain.eu.turn.round.play.RoundEvent.RoundBegan;
import tercio.domain.eu.turn.round.play.RoundEvent.TurnEnded;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.projections.EventProjection;
import tercio.projections.GameAtPosition;
import tercio.projections.Moment;
import tercio.projections.ProjectionEntry;

/** Rounds, impulses, battles, blockades, and the first action at each siege in a round. */
record MomentProjection() implements EventProjection<EuState, MomentProjection.Mark> {

    private static final String SIEGE = "siege";
    private static final String BATTLE = "battle";

    sealed interface Mark extends ProjectionEntry {}

    /**
     * @param province the province of a siege, marked once in each siege segment; {@code null} for other moments
     * @param parties the countries whose impulse begins; {@code null} for other moments, and for those stored before they were
     */
    record Marked(int position, String kind, String label, SpaceId province, List<CountryId> parties) implements Mark {

        Marked(int position, String kind, String label) {
            this(position, kind, label, null, null);
        }
    }

    /** A siege segment began. */
    record Segment(int position) implements Mark {}

    @Override
    public String name() {
        return "moments";
    }

    @Override
    public Class<Mark> type() {
        return Mark.class;
    }

    @Override
    public List<Mark> entries(EuState before, RecordedEvent event) {
        int position = event.position();
        return switch (event.fact()) {
            case RoundBegan began -> List.of(new Marked(position, "round", began.box().label()));
            case ImpulseBegan began -> {
                var members = before.members(began.alliance());
                yield List.of(new Marked(position, "impulse", impulse(members), null, members));
            }
            case BattleJoined joined ->
                    List.of(new Marked(position, BATTLE, "Battle of " + PlaceName.of(joined.province())));
            case SiegesBegan began -> List.of(new Segment(position));
            case FortressUndermined undermined -> List.of(siege(position, undermined.province()));
            case AssaultFought fought -> List.of(siege(position, fought.province()));
            case NavalActionBegan began when began.action().blockadedPort().isPresent() ->
                    List.of(new Marked(position, "blockade", "Blockade of " + PlaceName.of(began.action().blockadedPort().orElseThrow())));
            case BoardAdjusted adjusted -> List.of(new Marked(position, "adjustment", "Adjustment by the host"));
            case TurnEnded ended -> List.of(new Marked(position, "turn", "End of the turn"));
            default -> List.of();
        };
    }

    private static Mark siege(int position, SpaceId province) {
        return new Marked(position, SIEGE, "Siege of " + PlaceName.city(province), province, null);
    }

    private static String impulse(List<CountryId> members) {
        return "Impulse of " + members.stream().map(Nation::of).collect(Collectors.joining(" and "));
    }

    static List<Moment> moments(GameAtPosition<EuState> scene) {
        var moments = new ArrayList<Moment>(atStart(scene.start()));
        var struck = new HashSet<SpaceId>();
        for (var mark : scene.entries(new MomentProjection())) {
            switch (mark) {
                case Segment segment -> struck.clear();
                case Marked marked when marked.province() == null || struck.add(marked.province()) ->
                        moments.add(new Moment(marked.position(), marked.kind(), marked.label(), marked.parties() == null ? null : Id.texts(marked.parties())));
                case Marked again -> { }
            }
        }
        moments.addAll(atSea(scene, moments));
        moments.sort(Comparator.comparingInt(Moment::position));
        return moments;
    }

    /** Battles at sea: those that are joined and not marked as battles on land. */
    private static List<Moment> atSea(GameAtPosition<EuState> scene, List<Moment> known) {
        var onLand = known.stream().filter(moment -> moment.kind().equals(BATTLE)).map(Moment::position).collect(Collectors.toSet());
        return scene.entries(new BattleProjection()).stream()
                .filter(BattleProjection.Joined.class::isInstance).map(BattleProjection.Joined.class::cast)
                .filter(joined -> !onLand.contains(joined.position()))
                .map(joined -> new Moment(joined.position(), BATTLE, "Battle of " + PlaceName.of(joined.zone()))).toList();
    }

    /** Moments of the setup without dice (the turn, the first round and its first impulse), which have no event of their own. */
    private static List<Moment> atStart(EuState board) {
        var moments = new ArrayList<Moment>();
        moments.add(new Moment(1, "turn", "Turn " + board.scenario().turn()));
        if (board.box() != null) {
            moments.add(new Moment(1, "round", board.box().label()));
        }
        if (board.phase() instanceof Phase.Campaigns campaigns) {
            var members = board.members(board.allianceAt(campaigns.turnOf()));
            moments.add(new Moment(1, "impulse", impulse(members), Id.texts(members)));
        }
        return moments;
    }
}
