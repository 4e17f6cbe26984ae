package tercio.adapters.eu.rulings;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tercio.adapters.json.JsonRecordCodec;
import tercio.application.place.Places;
import tercio.application.record.DiceMode;
import tercio.application.record.Envelope;
import tercio.application.record.Explanation;
import tercio.application.record.GameOpened;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordedEvent;
import tercio.application.record.UndoRule;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.game.Ruleset;
import tercio.domain.game.UndoHistory;
import tercio.domain.game.Viewer;
import tercio.projections.EventProjection;
import tercio.projections.GameAtPosition;
import tercio.projections.GameHistory;
import tercio.projections.GameOpening;
import tercio.projections.ProjectionEntry;

/** A random game as its history, for who may see everything. The event at position 1 is the first one that was played. */
final class PlayedGame implements GameHistory {

    private final List<RecordedEvent> events = new ArrayList<>();
    /** The board at each position, that of the start first. */
    private final List<EuState> boards = new ArrayList<>();
    private final GameOpening opening;
    private UndoHistory played = UndoHistory.START;

    PlayedGame(EuMilitary rules, EuState start, List<Chance.Turn> turns) {
        var notation = new JsonRecordCodec(new MessageRegistry(List.of(rules)));
        opening = new GameOpening(new GameOpened("random game", rules.id(), rules.edition(), start.scenario(), Map.of(), DiceMode.PHYSICAL, UndoRule.FREE, true, List.of(),
                "", "", Optional.empty(), Optional.of(true)), rules);
        boards.add(start);
        for (var turn : turns) {
            int since = events.size() + 1;
            var order = notation.encode(turn.command());
            for (var ruled : turn.outcome().events()) {
                int position = events.size() + 1;
                events.add(new RecordedEvent(position, ruled.event(), new Envelope(Instant.EPOCH, "host", order, since, position == since ? turn.outcome().rolls() : List.of(),
                        Explanation.of(ruled.explanation()), Optional.empty(), Optional.empty(), Optional.empty()), ""));
                boards.add(rules.evolve(boards.getLast(), ruled.event()));
                played = played.afterEvent();
            }
        }
    }

    @Override
    public Viewer viewer() {
        return Viewer.ALL;
    }

    @Override
    public GameOpening opening() {
        return opening;
    }

    @Override
    public int position() {
        return events.size();
    }

    @Override
    public UndoHistory undoHistory() {
        return played;
    }

    @Override
    public Places places() {
        return Places.of(List.of());
    }

    @Override
    public List<RecordedEvent> events() {
        return events;
    }

    @Override
    public <S> GameAtPosition<S> at(Ruleset<S, ?, ?, ?> rules, int position) {
        return new GameAtPosition<>() {
            @Override
            public S start() {
                return rules.stateType().cast(boards.getFirst());
            }

            @Override
            public S board() {
                return rules.stateType().cast(boards.get(position));
            }

            @Override
            public <N extends ProjectionEntry> List<N> entries(EventProjection<S, N> projection) {
                return entriesUpTo(projection, position, at -> rules.stateType().cast(boards.get(at)));
            }
        };
    }

    @Override
    @SuppressWarnings("unchecked") // a projection of these games reads boards of their rules
    public <S, N extends ProjectionEntry> List<N> entriesUpTo(EventProjection<S, N> projection, int position) {
        return entriesUpTo(projection, position, at -> (S) boards.get(at));
    }

    private <S, N extends ProjectionEntry> List<N> entriesUpTo(EventProjection<S, N> projection, int position, IntFunction<S> before) {
        return IntStream.range(0, position).boxed().flatMap(at -> projection.entries(before.apply(at), events.get(at)).stream()).toList();
    }

    @Override
    public int positionAt(Instant instant) {
        return position();
    }
}
