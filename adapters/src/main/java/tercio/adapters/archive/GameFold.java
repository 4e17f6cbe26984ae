package tercio.adapters.archive;

import java.time.Instant;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tercio.application.record.GameOpened;
import tercio.application.record.HiddenEvent;
import tercio.application.record.KernelCommand;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.Roll;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Viewer;
import tercio.domain.ruling.Cancellation;
import tercio.projections.DieOwner;
import tercio.projections.LoadedHistory;
import tercio.projections.RulesAtPosition;
import tercio.projections.Views;
import tools.jackson.databind.json.JsonMapper;

/**
 * Folds one game into the rows of the tables, as everybody may see it: a game with secrets adds its public part until it is over, and all of
 * it then. An undone part leaves its commands, events and dice, which do not count; the other rows are of the effective line alone.
 *
 * @param <S> the board
 */
final class GameFold<S, E extends Event> {

    private static final Pattern TYPE = Pattern.compile("\"type\"\\s*:\\s*\"([^\"]{1,200})\"");
    private static final JsonMapper JSON = new JsonMapper();
    private static final String HIDDEN = "Hidden";

    private final ExactRolls.Game exact;
    private final List<ArchiveTable> tables;
    private final LoadedHistory history;
    private final Ruleset<S, ?, E, ?> rules;
    private final RecordCodec notation;
    private final RulebookFold<S> rulebook;
    private final DieOwner<S, E> owner;
    private final CommandPartyFold<S, E> parties;
    private final boolean secret;
    private final List<RecordedEvent> whole;
    private final List<RecordedEvent> shown;
    private final Seated seated;
    private final BitSet live = new BitSet();
    private final ArchiveRows rows = new ArchiveRows();
    private final StandingRows standings = new StandingRows(rows);
    private final BoxRows<S> boxes;
    private final DecisionRows decisions;
    private final RollRows rolls;
    private final Map<Integer, S> boards = new HashMap<>();
    private final Map<Event, RecordCodec.EncodedEvent> encoded = new IdentityHashMap<>();
    private final S start;
    private int commands;

    @SuppressWarnings("unchecked") // a ruleset is given its own
    private GameFold(LoadedHistory history, Ruleset<S, ?, E, ?> rules, RulebookArchive archive, Views views, RecordCodec notation,
            ExactRolls.Game exact) {
        this.history = history;
        this.exact = exact;
        this.rules = rules;
        this.notation = notation;
        rulebook = (RulebookFold<S>) archive.begin(history.opening());
        tables = archive.tables();
        owner = (DieOwner<S, E>) views.attribution(rules).owner();
        secret = history.opening().keepsSecrets() && !RulesAtPosition.of(history, history.position()).isOver();
        whole = history.events();
        shown = secret ? history.seenBy(Viewer.PUBLIC).events() : whole;
        seated = Seated.of(history.openingEvent(), whole);
        parties = new CommandPartyFold<>(rules, notation, history.openingEvent().ruleset(), seated);
        boxes = new BoxRows<>(rulebook, seated, rows);
        decisions = new DecisionRows(exact, archive.weights(), rows);
        rolls = new RollRows(exact, seated, rows, new LateColumns(position -> whole.get(position - 1).envelope().since()));
        start = history.at(rules, 0).start();
        for (int position : history.undoHistory().inEffectAt(history.position())) {
            live.set(position);
        }
    }

    /** Folds a game up to its newest event in memory. */
    static FoldedGame of(String game, LoadedHistory history, RulebookArchive archive, Views views, RecordCodec notation, ExactRolls.Game exact) {
        return of(game, history, history.opening().ruleset(), archive, views, notation, exact);
    }

    private static <S, E extends Event> FoldedGame of(String game, LoadedHistory history, Ruleset<S, ?, E, ?> rules, RulebookArchive archive,
            Views views, RecordCodec notation, ExactRolls.Game exact) {
        return new GameFold<>(history, rules, archive, views, notation, exact).fold(game);
    }

    private FoldedGame fold(String game) {
        int position = whole.size();
        var names = LineNames.of(history, this::encode);
        var undo = history.undoHistory();
        // A board is kept where an event follows it that does not stand right after it.
        var branches = new HashSet<Integer>();
        IntStream.rangeClosed(1, position).filter(at -> !(whole.get(at - 1).fact() instanceof KernelEvent)).forEach(at -> branches.add(undo.predecessorOf(at)));
        S newest = start;
        int newestAt = 0;
        S end = start;
        for (int at = 1; at <= position; at++) {
            Cancellation.check();
            var event = whole.get(at - 1);
            if (event.fact() instanceof KernelEvent) {
                record(null, shown.get(at - 1), null, 0, false);
                continue;
            }
            int from = undo.predecessorOf(at);
            S before = from == newestAt ? newest : from == 0 ? start : boards.get(from);
            S after = evolve(before, event.fact());
            boolean open = live.get(at) && event.envelope().since() == at && isOpen(before);
            if (open && !event.envelope().rolls().isEmpty()) {
                addRolls(before, event, names.name(at), rules);
            }
            record(asSeenByPublic(before), shown.get(at - 1), asSeenByPublic(after), names.name(at), open);
            newest = after;
            newestAt = at;
            if (branches.contains(at)) {
                boards.put(at, after);
            }
            if (live.get(at)) {
                end = after;
            }
        }
        boxes.end();
        standings.end();
        boards.clear();
        encoded.clear();
        rolls.fights(names.line(), position);
        rolls.end(tables);
        return new FoldedGame(game, names.opening(), position, whole.getLast().hash(), live, names.names(), names.others(), rows, facts(asSeenByPublic(end)), exact.pending());
    }

    /** A fact as it is written: encoded once for its name and its row. */
    private RecordCodec.EncodedEvent encode(Event fact) {
        return encoded.computeIfAbsent(fact, notation::encode);
    }

    @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
    private S evolve(S board, Event fact) {
        return rules.evolve(board, (E) fact);
    }

    private S asSeenByPublic(S board) {
        return secret ? rules.asSeenBy(board, Viewer.PUBLIC) : board;
    }

    /** Whether nothing on a board is hidden: then odds tell nobody what he may not know. */
    private boolean isOpen(S board) {
        return !secret || board.equals(asSeenByPublic(board));
    }

    /** @param open whether the event begins a command in effect, and nothing is hidden on the board before it */
    private void record(S before, RecordedEvent event, S after, long name, boolean open) {
        int position = event.position();
        var envelope = event.envelope();
        boolean first = envelope.since() == position;
        commands += first ? 1 : 0;
        var party = parties.party(before, position, envelope);
        var person = envelope.acting().map(acting -> acting.person()).orElseGet(() -> seated.ofSeat(position, envelope.by()));
        boolean hidden = event.fact() instanceof HiddenEvent;
        var written = hidden ? null : encode(event.fact());
        var type = hidden ? HIDDEN : word(written.type());
        rows.add(KernelTables.EVENT, position, type, party, person, envelope.at(), hidden ? null : written.payload());
        if (first && !hidden) {
            rows.add(KernelTables.COMMAND, position, type(envelope.causedBy()), party, person, envelope.at(), envelope.causedBy());
            if (before != null && live.get(position) && !party.isEmpty()) {
                addDecision(before, event, name, party, person, open);
            }
        }
        if (before != null && !hidden) {
            envelope.rolls().forEach(roll -> die(before, event, roll));
        }
        if (live.get(position)) {
            if (!envelope.explanation().isEmpty()) {
                envelope.explanation().steps().forEach(step -> step.modifiers().forEach(modifier -> rows.add(KernelTables.MODIFIER, position, type,
                        step.step(), modifier.reason(), modifier.rule() == null ? "" : modifier.rule().id(), modifier.value())));
            }
            addEvent(before, event, after);
        }
    }

    private void addDecision(S before, RecordedEvent event, long name, String party, String person, boolean open) {
        var command = type(event.envelope().causedBy());
        if (open && rulebook.isWeighed(command)) {
            decisions.addWeighed(event, command, party, person, name, () -> weigh(before, event, rules));
        } else {
            decisions.plain(event, command, party, person);
        }
    }

    @SuppressWarnings("unchecked") // the record of a game holds commands of its ruleset only
    private <C extends Command> Optional<WeighedDecision> weigh(S before, RecordedEvent event, Ruleset<S, C, E, ?> ruleset) {
        var command = notation.decodeCommand(history.openingEvent().ruleset(), event.envelope().causedBy());
        return CommandPartyFold.isOfTheRules(command) ? WeighedDecision.of(ruleset, rulebook, before, (C) command) : Optional.empty();
    }

    private void addEvent(S before, RecordedEvent event, S after) {
        boxes.before(before, event.position());
        rulebook.event(before, event, after, rows);
        standings.after(event.position(), rulebook.standings(after));
        boxes.after(after, event.position());
    }

    @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
    private void die(S before, RecordedEvent event, Roll roll) {
        var party = owner.of(before, (E) event.fact(), roll).orElse("");
        rolls.die(event.position(), live.get(event.position()), roll.name().kind(), party, rulebook.against(before, event, roll).orElse(""), roll.name().die().sides(), roll.value());
    }

    /** The rolls of a command, of which all values of the dice give the odds; none where something that it brought is hidden. */
    @SuppressWarnings("unchecked") // the record of a game holds events and commands of its ruleset only
    private <C extends Command> void addRolls(S before, RecordedEvent first, long name, Ruleset<S, C, E, ?> ruleset) {
        var events = new ArrayList<E>();
        for (int at = first.position(); at <= whole.size() && whole.get(at - 1).envelope().since() == first.position(); at++) {
            if (whole.get(at - 1).fact() instanceof KernelEvent) {
                break;
            }
            if (shown.get(at - 1).fact() instanceof HiddenEvent) {
                return;
            }
            events.add((E) whole.get(at - 1).fact());
        }
        var happened = rulebook.results(before, events);
        if (!happened.isEmpty() && notation.decodeCommand(history.openingEvent().ruleset(), first.envelope().causedBy()) instanceof Command command
                && !(command instanceof KernelCommand)) {
            rolls.addExact(first.position(), name, () -> ExactRoll.of(ruleset, before, (C) command, happened, all -> rulebook.results(before, all)));
        }
    }

    private FoldedGame.Facts facts(S end) {
        GameOpened opened = history.openingEvent();
        var outcomes = rulebook.outcomes(end);
        seated.all().forEach((party, seat) -> {
            var measures = outcomes.getOrDefault(party, Map.of());
            rows.add(KernelTables.PARTY, 1, party, seat, seated.person(whole.size(), party), JSON.writeValueAsString(measures),
                    measures.values().stream().findFirst().map(Integer::doubleValue).orElse(null));
        });
        boolean over = rules.isOver(end);
        var lastEvent = Optional.of(live.length() - 1).filter(position -> position > 0).map(position -> whole.get(position - 1).envelope().at());
        return new FoldedGame.Facts(opened.forkedFrom().map(GameOpened.Origin::game).orElse(null), opened.forkedFrom().map(GameOpened.Origin::at).orElse(null),
                opened.name(), opened.ruleset(), opened.edition(), opened.scenario().name(), madeAt(), over ? lastEvent.orElse(madeAt()) : null, over,
                commands, word(opened.dice()), word(opened.undo()));
    }

    private Instant madeAt() {
        return whole.getFirst().envelope().at();
    }

    private static String word(Enum<?> of) {
        return of.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String word(String type) {
        return type.substring(type.indexOf('/') + 1);
    }

    private static String type(String command) {
        var type = TYPE.matcher(command == null ? "" : command);
        return type.find() ? type.group(1) : "";
    }
}
