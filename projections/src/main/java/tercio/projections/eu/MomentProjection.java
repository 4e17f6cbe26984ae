package tercio.projections.eu;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.siege.play.SiegeEvent.AssaultFought;
import tercio.domain.eu.land.siege.play.SiegeEvent.FortressUndermined;
import tercio.domain.eu.land.siege.play.SiegeEvent.SiegesBegan;
import tercio.domain.eu.scenario.adjustment.play.EuAdjustmentEvent.BoardAdjusted;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.NavalActionBegan;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.RoundEvent.ImpulseBegan;
import tercio.domain.eu.turn.round.play.RoundEvent.RoundBegan;
import tercio.domain.eu.turn.round.play.RoundEvent.TurnEnded;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.EventProjection;
import tercio.projections.GameAtPosition;
import tercio.projections.Moment;
import tercio.projections.ProjectionEntry;
import tercio.projections.sentence.Texts;

/** Rounds, impulses, battles, blockades, and the first action at each siege in a round. */
record MomentProjection() implements EventProjection<EuState, MomentProjection.Mark> {

    private static final String SIEGE = "siege";
    private static final String BATTLE = "battle";

    sealed interface Mark extends ProjectionEntry {}

    /**
     * @param province the province of a siege, marked once in each siege segment; {@code null} for other moments
     * @param parties the countries whose impulse begins; {@code null} for other moments, and for those stored before they were
     * @param texts the label in other languages, by their codes; {@code null} for moments stored before they were
     */
    record Marked(int position, String kind, String label, SpaceId province, List<CountryId> parties, Map<String, String> texts) implements Mark {

        private static Marked of(int position, String kind, Sentence label, SpaceId province, List<CountryId> parties) {
            return new Marked(position, kind, Texts.englishPhrase(label), province, parties, Texts.translations(label));
        }

        private static Marked of(int position, String kind, Sentence label) {
            return of(position, kind, label, null, null);
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
            case RoundBegan began -> List.of(Marked.of(position, "round", round(began.box())));
            case ImpulseBegan began -> {
                var members = before.members(began.alliance());
                yield List.of(Marked.of(position, "impulse", impulse(members), null, members));
            }
            case BattleJoined joined ->
                    List.of(Marked.of(position, BATTLE, battle(joined.province())));
            case SiegesBegan began -> List.of(new Segment(position));
            case FortressUndermined undermined -> List.of(siege(position, undermined.province()));
            case AssaultFought fought -> List.of(siege(position, fought.province()));
            case NavalActionBegan began when began.action().blockadedPort().isPresent() ->
                    List.of(Marked.of(position, "blockade", Sentence.of("eu.moment.blockade").with("port", SentenceNames.place(began.action().blockadedPort().orElseThrow()))));
            case BoardAdjusted adjusted -> List.of(Marked.of(position, "adjustment", Sentence.of("eu.moment.adjustment")));
            case TurnEnded ended -> List.of(Marked.of(position, "turn", Sentence.of("eu.moment.turn-ended")));
            default -> List.of();
        };
    }

    private static Mark siege(int position, SpaceId province) {
        return Marked.of(position, SIEGE, Sentence.of("eu.moment.siege").with("city", SentenceNames.city(province)), province, null);
    }

    private static Sentence impulse(List<CountryId> members) {
        return Sentence.of("eu.moment.impulse").with("countries", SentenceNames.countries(members));
    }

    private static Sentence battle(SpaceId place) {
        return Sentence.of("eu.moment.battle").with("place", SentenceNames.place(place));
    }

    private static Sentence round(RoundBox box) {
        return Sentence.of("eu.moment.round").with("box", box.label());
    }

    static List<Moment> moments(GameAtPosition<EuState> scene) {
        var moments = new ArrayList<Moment>(atStart(scene.start()));
        var struck = new HashSet<SpaceId>();
        for (var mark : scene.entries(new MomentProjection())) {
            switch (mark) {
                case Segment segment -> struck.clear();
                case Marked marked when marked.province() == null || struck.add(marked.province()) ->
                        moments.add(new Moment(marked.position(), marked.kind(), marked.label(), marked.parties() == null ? null : Id.texts(marked.parties()), marked.texts()));
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
                .map(joined -> Moment.of(joined.position(), BATTLE, battle(joined.zone()))).toList();
    }

    /** Moments of the setup without dice (the turn, the first round and its first impulse), which have no event of their own. */
    private static List<Moment> atStart(EuState board) {
        var moments = new ArrayList<Moment>();
        moments.add(Moment.of(1, "turn", Sentence.of("eu.moment.turn").with("turn", board.scenario().turn())));
        if (board.box() != null) {
            moments.add(Moment.of(1, "round", round(board.box())));
        }
        if (board.phase() instanceof Phase.Campaigns campaigns) {
            var members = board.members(board.allianceAt(campaigns.turnOf()));
            moments.add(Moment.of(1, "impulse", impulse(members), Id.texts(members)));
        }
        return moments;
    }
}
