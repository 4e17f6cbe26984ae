package tercio.projections;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.EventLog;
import tercio.application.record.GameOpened;
import tercio.application.record.PlaceGranted;
import tercio.application.record.PlaceWithdrawn;
import tercio.application.record.RecordCodec;
import tercio.domain.dice.Die;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Viewer;

/**
 * Counts the contributions of games to statistics. That of a game at its newest position is stored, and counted again when the game was
 * played on. A game with secrets contributes what everybody may see until it is over, and then all of it.
 */
public final class GameTallies {

    /** Limit of the events of games in memory. */
    private static final int IN_MEMORY = 200_000;

    private static final String WON = "won";

    private final EventLog log;
    private final GameHistories histories;
    private final Views views;
    private final AppraisalReader appraisals;
    private final TallyStore store;
    private final RecordCodec notation;
    private final Cache<String, GameTally> recent = Caffeine.newBuilder().maximumWeight(IN_MEMORY).executor(Runnable::run)
            .weigher((String game, GameTally tally) -> Math.min(IN_MEMORY, 10 + tally.events().size())).build();

    public GameTallies(EventLog log, GameHistories histories, Views views, AppraisalReader appraisals, TallyStore store, RecordCodec notation) {
        this.log = log;
        this.histories = histories;
        this.views = views;
        this.appraisals = appraisals;
        this.store = store;
        this.notation = notation;
    }

    /** The contribution of a game at its newest position, where it is stored already. */
    public Optional<GameTally> findKnown(String game) {
        int newest = log.newest(game);
        return Optional.ofNullable(recent.get(game, first -> store.of(game).orElse(null))).filter(tally -> tally.position() == newest);
    }

    /** Whether the contribution of a game at its newest position is stored with nothing pending. Of many games nothing more need be known. */
    public boolean isComplete(String game) {
        return store.isComplete(game, log.newest(game));
    }

    /**
     * The contribution of a game at its newest position, counted now where it is not stored or some of its battles are still compared with
     * their odds; empty where there is no such game.
     *
     * @param enough whether no more time is to be spent on battles
     */
    public Optional<GameTally> count(String game, BooleanSupplier enough) {
        return findKnown(game).filter(tally -> tally.pending() == 0 || enough.getAsBoolean()).or(() -> histories.of(game).map(history -> {
            var tally = of(publicHistory(history), history.position(), enough, Optional.of(EventNames.of(history, notation)));
            store.keep(game, tally);
            recent.put(game, tally);
            return tally;
        }));
    }

    /** The history that statistics over games may use. */
    private GameHistory publicHistory(LoadedHistory history) {
        return history.opening().keepsSecrets() && !RulesAtPosition.of(history, history.position()).isOver() ? history.seenBy(Viewer.PUBLIC) : history;
    }

    /** The contribution of a game up to a position, as its viewer sees it. */
    public GameTally of(GameHistory history, int position, BooleanSupplier enough) {
        return of(history, position, enough, Optional.empty());
    }

    private GameTally of(GameHistory history, int position, BooleanSupplier enough, Optional<EventNames> line) {
        return of(history, history.opening().ruleset(), position, enough, line);
    }

    private <S> GameTally of(GameHistory history, Ruleset<S, ?, ?, ?> rules, int position, BooleanSupplier enough, Optional<EventNames> line) {
        var scene = history.at(rules, position);
        var attribution = views.attribution(rules);
        var owners = new Owners(history, attribution.known());
        var events = new TreeMap<Integer, Parts>();
        var inEffect = IntStream.of(history.undoHistory().inEffectAt(position)).boxed().collect(Collectors.toSet());
        var dice = attribution.diceUpTo(history, position);
        dice.forEach(die -> parts(events, die.position()).dice.add(
                new GameTally.Thrown(owners.of(die.position(), die.party(), die.by()), die.die(), die.purpose(), die.value())));
        views.tally(rules).ifPresent(tally -> scene.entries(tally).forEach(entry -> parts(events, entry.position()).booked.add(new GameTally.Booked(
                owners.of(entry.position(), entry.party(), ""), entry.table(), entry.kind(), entry.result(), entry.amount(), entry.unit()))));
        var worked = appraisals.of(history, views.endedBattles(rules, scene), position, enough);
        worked.all().forEach(one -> parts(events, countingPosition(one.battle())).luck.addAll(luck(one, owners)));
        var counted = events.entrySet().stream().map(entry -> entry.getValue().event(entry.getKey(), line, !inEffect.contains(entry.getKey()))).toList();
        var opened = history.openingEvent();
        return new GameTally(opened.ruleset(), opened.scenario().name(), position, worked.pending(), opened.seats(),
                dice.isEmpty() ? Die.D10 : dice.getFirst().die(), attribution.known(), counted);
    }

    /** The position at which a battle counts: a roll of a siege with its own event, a battle with the one that ended it. */
    private static int countingPosition(ReportSource.Ended battle) {
        return battle.kind().equals("siege") || battle.settled() == 0 ? battle.ended() : battle.settled();
    }

    private static List<GameTally.Luck> luck(AppraisalReader.AppraisedBattle one, Owners owners) {
        var luck = new ArrayList<GameTally.Luck>();
        int position = one.battle().position();
        var kind = one.battle().kind();
        for (var win : one.appraisal().wins()) {
            luck.add(new GameTally.Luck(owners.of(position, win.party(), ""), kind, WON, win.party().equals(one.appraisal().winner()) ? 1 : 0, 0,
                    List.of(1 - win.chance(), win.chance())));
        }
        for (var loss : one.appraisal().losses()) {
            luck.add(new GameTally.Luck(owners.of(position, loss.party(), ""), kind, loss.figure().substring(loss.figure().indexOf('/') + 1),
                    loss.lost(), loss.least(), loss.chances()));
        }
        return luck;
    }

    private static Parts parts(Map<Integer, Parts> events, int position) {
        return events.computeIfAbsent(position, first -> new Parts());
    }

    /** Parts of one event's contribution, while it is collected. */
    private static final class Parts {
        private final List<GameTally.Thrown> dice = new ArrayList<>();
        private final List<GameTally.Booked> booked = new ArrayList<>();
        private final List<GameTally.Luck> luck = new ArrayList<>();

        private GameTally.Event event(int position, Optional<EventNames> line, boolean undone) {
            return new GameTally.Event(line.map(names -> names.name(position)).orElse(String.valueOf(position)),
                    line.map(names -> names.otherName(position)).orElse(""), undone, dice, booked, luck);
        }
    }

    /** Finds the owner of a die or result. */
    private static final class Owners {

        private final List<GameOpened.Seat> seats;
        private final boolean known;
        /** The places from each position on at which they changed. */
        private final TreeMap<Integer, Places> places = new TreeMap<>();

        private Owners(GameHistory history, boolean known) {
            this.known = known;
            seats = history.openingEvent().seats();
            places.put(0, Places.of(seats));
            // Most games never change hands, and then no event has to be read.
            if (!history.places().all().equals(Places.of(seats).all())) {
                for (var event : history.events()) {
                    if (event.fact() instanceof PlaceGranted || event.fact() instanceof PlaceWithdrawn) {
                        places.put(event.position(), places.lastEntry().getValue().after(event));
                    }
                }
            }
        }

        private GameTally.Owner of(int position, String party, String by) {
            var seat = party.isEmpty() ? known ? "" : by : seats.stream().filter(each -> each.controls().contains(party))
                    .map(GameOpened.Seat::name).findFirst().orElse(Caller.HOST_NAME);
            return new GameTally.Owner(seat, party, places.floorEntry(position).getValue().player(seat).orElse(""));
        }
    }
}
