package tercio.domain.eia.combat.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.ARTILLERY;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.COSSACK;
import static tercio.domain.eia.common.concept.FactorType.FREIKORPS;
import static tercio.domain.eia.common.concept.FactorType.GUARD;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import tercio.domain.dice.Dice;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatDuty;
import tercio.domain.eia.common.game.CorpsReadings;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Random combats around Ulm and Munich, played by answering any awaited decision with any sample until the step is over. */
final class RandomCombats {

    static final EmpiresInArms RULES = new EmpiresInArms();
    /** The boards that tests share: numbers from 0 on. */
    static final int BOARDS = Tier.times(10, 120);

    private static final Map<Integer, List<Turn>> PLAYED = new HashMap<>();
    private static final int LONGEST = 600;
    private static final List<String> FRENCH = List.of("france-i", "france-ii", "france-iii", "france-iv", "france-i-c", "france-artillery");
    private static final List<String> AUSTRIAN = List.of("austria-i", "austria-ii", "austria-iii", "austria-i-c", "austria-grenadier");
    private static final List<String> RUSSIAN = List.of("russia-i", "russia-ii", "russia-guard", "russia-i-c");

    /** One command and what came of it. */
    record Turn(EiaState before, EiaCommand command, Verdict.Accepted<EiaEvent> outcome, EiaState after) {}

    private RandomCombats() {}

    static Dice dice(Random random) {
        return name -> OptionalInt.of(1 + random.nextInt(name.die().sides()));
    }

    /** A board in the land combat step of France, with combats of all kinds. */
    static EiaState board(int seed) {
        var random = new Random(seed);
        var readings = readings(random);
        boolean hidden = readings.is(CorpsReadings.IDENTITIES, CorpsReadings.HIDDEN);
        var board = LandBoard.of(readings, FRANCE, RUSSIA, AUSTRIA).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).allied(AUSTRIA, RUSSIA);
        var name = random.nextBoolean() ? "Vienna" : "Ulm";
        var centre = WarMap.PRINTED.cities().stream().filter(city -> city.name().equals(name)).findFirst()
                .orElseThrow().area();
        var around = new ArrayList<>(WarMap.PRINTED.landNeighbours(centre));
        around.add(centre);
        around.add(centre);
        place(board, random, FRENCH, hidden, around);
        place(board, random, AUSTRIAN, hidden, around);
        place(board, random, RUSSIAN, hidden, around);
        leaders(board, random, around);
        irregulars(board, random, around);
        if (random.nextBoolean()) {
            board.depot(random.nextBoolean() ? AUSTRIA : FRANCE, Location.field(centre), random.nextBoolean() ? LandBoard.men(4, 2, 0) : Factors.NONE);
        }
        cities(board, random, centre.value());
        return board.turnOf(FRANCE, LandStep.COMBAT).play().goesOn().state();
    }

    private static Readings readings(Random random) {
        var chosen = new HashMap<String, String>();
        for (Reading reading : RULES.readings()) {
            if (random.nextInt(3) == 0) {
                chosen.put(reading.id(), reading.choices().get(random.nextInt(reading.choices().size())));
            }
        }
        return new Readings(chosen);
    }

    private static void place(LandBoard board, Random random, List<String> corps, boolean hidden, List<SpaceId> around) {
        for (var counter : corps) {
            if (random.nextInt(4) > 0) {
                var area = around.get(random.nextInt(around.size()));
                var id = hidden ? CorpsAlias.of(PrintedCounters.corps(new UnitId(counter)).orElseThrow(), 1 + corps.indexOf(counter)).value() : counter;
                if (hidden) {
                    board.hidden(id, counter, area.value(), factors(random, counter));
                } else {
                    board.corps(id, area.value(), factors(random, counter));
                }
                var from = WarMap.PRINTED.landNeighbours(area).getFirst();
                board.journey(id, Journey.from(from).afterEntering(List.of(area), 1, false, random.nextInt(3) == 0 ? Crossed.RIVER : Crossed.NOTHING));
            }
        }
    }

    private static Factors factors(Random random, String id) {
        if (id.endsWith("artillery")) {
            return Factors.of(ARTILLERY, 1 + random.nextInt(5));
        }
        if (id.endsWith("-c")) {
            return Factors.of(CAVALRY, 1 + random.nextInt(5));
        }
        return id.endsWith("guard") || id.endsWith("grenadier") ? Factors.of(GUARD, 1 + random.nextInt(6))
                : new Factors(Map.of(INFANTRY, 1 + random.nextInt(random.nextInt(4) == 0 ? 22 : 8), MILITIA, random.nextInt(5), CAVALRY, random.nextInt(2)));
    }

    private static void leaders(LandBoard board, Random random, List<SpaceId> around) {
        for (var id : List.of("napoleon", "ney", "charles", "mack", "kutusov", "bagration")) {
            if (random.nextInt(3) > 0) {
                board.leader(id, Location.field(around.get(random.nextInt(around.size()))));
            }
        }
    }

    private static void irregulars(LandBoard board, Random random, List<SpaceId> around) {
        for (int at = 0; at < random.nextInt(4); at++) {
            board.irregular("cossack-" + (at + 1), RUSSIA, COSSACK, Location.field(around.get(random.nextInt(around.size()))));
            board.irregular("freikorps-" + (at + 1), AUSTRIA, FREIKORPS, Location.field(around.get(random.nextInt(around.size()))));
        }
    }

    private static void cities(LandBoard board, Random random, String centre) {
        switch (random.nextInt(4)) {
            case 0 -> board.controlled(centre, "france").garrison(centre, "france", LandBoard.men(3, 1, 0)).besieged(centre, AUSTRIA);
            case 1 -> board.controlled(centre, "austria").garrison(centre, "austria", LandBoard.men(2, 0, 0)).besieged(centre, FRANCE);
            case 2 -> board.controlled(centre, "austria").garrison(centre, "austria", LandBoard.men(1, 0, 0));
            default -> board.controlled(centre, "austria");
        }
    }

    /** The step of a random board to its end. Each is played once, and several tests look at it. */
    static List<Turn> step(int seed) {
        return PLAYED.computeIfAbsent(seed, RandomCombats::played);
    }

    private static List<Turn> played(int seed) {
        var random = new Random(seed * 31L + 7);
        var turns = new ArrayList<Turn>();
        var state = board(seed);
        while (!CombatDecisions.awaitedDecisions(new EiaWarView(state, WarMap.PRINTED), EiaTables.PRINTED).isEmpty()
                || state.duties().stream().anyMatch(duty -> duty instanceof CombatDuty)) {
            assertThat(turns.size()).as("commands of step %d", seed).isLessThan(LONGEST);
            var decisions = RULES.decisions(state);
            assertThat(decisions).as("decisions of step %d at %s", seed, state.combats()).isNotEmpty();
            var command = (EiaCommand) RULES.sample(state, decisions.get(random.nextInt(decisions.size())), random::nextInt);
            var turn = played(state, command, dice(random));
            turns.add(turn);
            state = turn.after();
        }
        return turns;
    }

    /** A command that is accepted. */
    static Turn played(EiaState state, EiaCommand command, Dice dice) {
        var verdict = RULES.decide(state, command, dice);
        assertThat(verdict).as("%s at %s", command, state.combats()).isInstanceOf(Verdict.Accepted.class);
        var accepted = (Verdict.Accepted<EiaEvent>) verdict;
        var after = state;
        for (var ruled : accepted.events()) {
            assertThat(Told.of(RULES, after, ruled.event(), ruled.explanation())).as("%s", ruled.event()).isNotBlank();
            assertThat(ruled.explanation()).noneMatch(step -> step.result() != null && step.result().matches(".*\\p{L}{2}.*"));
            after = RULES.evolve(after, ruled.event());
        }
        return new Turn(state, command, accepted, after);
    }

    /** All factors on the map and lost, of all types; a converted factor stays one factor. */
    static int everything(EiaState state) {
        int corps = state.corps().values().stream().mapToInt(each -> each.factorsOrNone().total()).sum();
        int garrisons = state.cities().values().stream().mapToInt(city -> city.garrisonFactors()).sum();
        int depots = state.depots().values().stream().mapToInt(depot -> depot.garrison().total()).sum();
        int lost = state.powers().values().stream().mapToInt(power -> power.lost().total()).sum();
        return corps + garrisons + depots + state.irregulars().size() + lost;
    }
}
