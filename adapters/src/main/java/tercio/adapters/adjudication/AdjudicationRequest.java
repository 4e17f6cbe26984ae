package tercio.adapters.adjudication;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * One request to a {@link ProcedureEndpoint}: the endpoint reads its fields, {@link #check()} refuses it if anything is wrong,
 * then procedures run on its dice and explain their steps.
 */
public final class AdjudicationRequest {

    private static final String DICE = "dice";
    private static final String READINGS = "readings";

    private final RequestFields fields;
    private final RequestFaults faults;
    private final GivenDice dice;
    private final Readings readings;
    private final ProcedureEndpoint endpoint;
    private final OutcomeEnumeration outcomes;
    private final StepRecorder.Recording recorder = StepRecorder.recording();
    private final List<Roll> rolls = new ArrayList<>();
    private Supplier<Optional<FightSheet>> sheet = Optional::empty;

    /** Opens a request that is settled on the dice it holds. */
    AdjudicationRequest(RequestFields fields, RequestFaults faults, ProcedureEndpoint endpoint) {
        this(fields, faults, endpoint, null);
    }

    /** @param outcomes the possible outcomes of its procedures, or {@code null} if its dice decide */
    AdjudicationRequest(RequestFields fields, RequestFaults faults, ProcedureEndpoint endpoint, OutcomeEnumeration outcomes) {
        this.endpoint = endpoint;
        this.outcomes = outcomes;
        this.fields = fields;
        this.faults = faults;
        fields.has("ruleset");
        fields.has("procedure");
        if (outcomes != null && fields.has(DICE)) {
            fields.fault(DICE, Sentence.of("kernel.request.no-dice"));
        }
        dice = outcomes != null || endpoint.dice() == DieNames.NONE ? null : new GivenDice(fields, endpoint.die(), endpoint.dice());
        readings = fields.optionalObject(READINGS).map(chosen -> read(chosen, endpoint.readings())).orElse(Readings.STANDARD);
        endpoint.readShared(fields);
    }

    /** Opens a request that is answered with odds; it must hold no dice. */
    static AdjudicationRequest forOdds(ObjectNode request, RequestFaults faults, ProcedureEndpoint endpoint) {
        return new AdjudicationRequest(new RequestFields(request, Pointer.ROOT, faults), faults, endpoint, new OutcomeEnumeration());
    }

    /** The odds that its endpoint computes. */
    FieldOdds odds() {
        return endpoint.odds(this);
    }

    private static Readings read(RequestFields given, List<Reading> readings) {
        var chosen = new HashMap<String, String>();
        for (var reading : readings) {
            if (given.has(reading.id())) {
                chosen.put(reading.id(), given.word(reading.id(), AllowedWords.of(reading.choices())));
            }
        }
        return new Readings(chosen);
    }

    /** The fields of the request itself. */
    public RequestFields fields() {
        return fields;
    }

    /** The readings that the request chooses; the others have their default. */
    public Readings readings() {
        return readings;
    }

    /**
     * Notes a fault where the dice of one purpose are there in another number than this side throws: one is a plain
     * number, several are a list.
     */
    public void expectDice(String side, String purpose, int count) {
        int given = diceGiven(side, purpose);
        if (given == 0) {
            return;
        }
        if (dice.isList(side, purpose) != count > 1) {
            faults.add(GivenDice.pointer(side, purpose), count == 1 ? Sentence.of("kernel.request.one-die") : diceList(count));
        } else if (given < count) {
            faults.add(GivenDice.pointer(side, purpose, given), Sentence.of("kernel.request.too-few-dice").with("count", count));
        } else if (given > count) {
            faults.add(GivenDice.pointer(side, purpose, count), Sentence.of("kernel.request.too-many-dice").with("count", count));
        }
    }

    /** Notes a fault where the dice of one purpose are there and are no list of that many dice. */
    public void expectDiceList(String side, String purpose, int count) {
        if (diceGiven(side, purpose) > 0 && !dice.isList(side, purpose)) {
            faults.add(GivenDice.pointer(side, purpose), diceList(count));
        } else if (count > 1) {
            expectDice(side, purpose, count);
        } else if (diceGiven(side, purpose) > 1) {
            faults.add(GivenDice.pointer(side, purpose, 1), Sentence.of("kernel.request.too-many-dice").with("count", 1));
        }
    }

    private static Sentence diceList(int count) {
        return Sentence.of("kernel.request.dice-list").with("count", count);
    }

    /** The recorder of the steps of the explanation that no procedure writes. */
    public StepRecorder recorder() {
        return recorder;
    }

    /** The number of dice in the request for one purpose of one side ({@code ""} where there are no sides). */
    public int diceGiven(String side, String purpose) {
        return dice == null ? 0 : dice.count(side, purpose);
    }

    /** Refuses the request with all its faults, or lets it pass. Every field must have been read before. */
    public void check() {
        fields.refuseUnknown();
        faults.stopIfAny();
    }

    /** Notes a fault at a place of the request, such as {@code /dice/phasing/fire1}. */
    public void fault(String pointer, Sentence message) {
        faults.add(pointer, message);
    }

    /** Refuses the request where a fault was noted after {@link #check()}. */
    public void refuseIfFaulty() {
        faults.stopIfAny();
    }

    /** The state in which the procedure ends on the dice of the request; a die that is needed and missing is refused. */
    public <S> S run(Procedure<S> procedure, S start) {
        return run(procedure, start, UnaryOperator.identity());
    }

    /**
     * Runs a procedure that is a part of another one, where its dice have other names.
     *
     * @param names the name in the request, by the name in the procedure
     */
    public <S> S run(Procedure<S> procedure, S start, UnaryOperator<DieName> names) {
        if (outcomes != null) {
            return outcomes.selectedEnd(procedure, start);
        }
        return switch (procedure.start(start, dice == null ? name -> OptionalInt.empty() : name -> dice.next(names.apply(name)), recorder)) {
            case Run.Finished<S> finished -> {
                rolls.addAll(finished.rolls());
                yield finished.state();
            }
            case Run.MissingDie<S> lacking -> {
                faults.add(dice == null ? Pointer.to(Pointer.ROOT, DICE) : dice.pointer(names.apply(lacking.die())), Sentence.of("kernel.request.missing"));
                faults.stopIfAny();
                throw new IllegalStateException("a missing die is a fault");
            }
            case Run.Waiting<S> waiting -> throw new IllegalStateException("the request left open: " + waiting.choice());
        };
    }

    /** The dice that fell in the procedures so far. */
    public List<Roll> rolls() {
        return List.copyOf(rolls);
    }

    /**
     * Says how the sheet of the fight is written; it is written only for who asks for it.
     *
     * @param written the sheet as far as the fight has come
     */
    public void offerSheet(Supplier<Optional<FightSheet>> written) {
        sheet = written;
    }

    /** The sheet of the fight; empty where the procedure has none. */
    Optional<FightSheet> sheet() {
        return sheet.get();
    }

    /** The odds of every field of the answer. The request is settled once for each way in which its procedures may end. */
    FieldOdds enumeratedOdds() {
        var ends = new OutcomeEnumeration();
        return new FieldOdds().ofAnswers(ends.distribution(() -> {
            var answer = JsonNodeFactory.instance.objectNode();
            var anew = new RequestFaults();
            endpoint.settle(new AdjudicationRequest(new RequestFields(fields.json(), Pointer.ROOT, anew), anew, endpoint, ends), answer);
            return answer;
        }));
    }

    List<Step> explanation() {
        return recorder.steps();
    }

    List<String> unusedDice() {
        return dice == null ? List.of() : dice.unusedDice(fields.json());
    }
}
