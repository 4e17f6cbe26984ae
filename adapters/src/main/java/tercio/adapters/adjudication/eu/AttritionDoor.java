package tercio.adapters.adjudication.eu;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Fields;
import tercio.adapters.adjudication.Question;
import tercio.adapters.adjudication.Words;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.attrition.Attrition.Stack;
import tercio.domain.eu.attrition.Attrition.Toll;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.Hardship;
import tercio.domain.eu.board.Theatre;
import tercio.domain.eu.edition.AttritionSystem;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.forces.LandTechnology;
import tools.jackson.databind.node.ObjectNode;

/** {@code attrition}: of supply, march, siege and voyage. */
public record AttritionDoor(Edition edition) implements EuMilitaryDoor {

    private enum Kind {
        SUPPLY, MOVEMENT, SIEGE_BESIEGED, SIEGE_BESIEGER, NAVAL;

        private static final Words<Kind> WORDS = Words.of(Kind.class, kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    private static final String TECHNOLOGY = "technology";
    private static final String CHOICE = "pillageChoice";

    /** For the main edition. */
    public AttritionDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new AttritionDoor(other);
    }

    @Override
    public boolean inOlderEditions() {
        return true;
    }

    @Override
    public String procedure() {
        return "attrition";
    }

    @Override
    public DieNames dice() {
        return DieNames.of("attrition").andLists("remainder");
    }

    @Override
    public Map<String, List<?>> choices() {
        return Map.of("/" + CHOICE, List.of(OnPillage.values()));
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var fields = question.fields();
        var kind = fields.word("kind", Kind.WORDS);
        var theatre = fields.word("theatre", LandForces.THEATRES, Theatre.EUROPE);
        var choice = fields.optionalWord(CHOICE, Words.of(OnPillage.class));
        if (kind == Kind.NAVAL) {
            Detachments.LAND.readPerhapsNone(fields);
            var voyage = HardshipFields.voyage(fields, question.readings());
            int thirds = Detachments.SEA.read(fields);
            question.check();
            putRemaining(answer, run(question, new Stack(voyage, theatre, thirds, null), Attrition.start()), Detachments.SEA);
            return;
        }
        var land = Detachments.ofLand(unit());
        int size = land.read(fields);
        if (theatre == Theatre.EUROPE && fields.integer("sizeLde", 0, Detachments.MOST, 0) > 0) {
            fields.fault("sizeLde", "stand only in the rest of the world");
        }
        var technology = fields.optionalWord(TECHNOLOGY, Words.of(LandTechnology.class));
        var hardship = hardship(kind, fields);
        question.check();
        var stack = new Stack(hardship, theatre, size, technology.orElse(LandTechnology.LACE_WAR));
        var toll = run(question, stack, Attrition.start().answered(choice.orElse(OnPillage.LOSE)));
        if (stack.european()) {
            if (kind != Kind.SIEGE_BESIEGED && toll.p()) {
                needForPillage(question, technology, choice);
            }
            putEuropean(answer, toll);
        } else if (tables().policies().attrition() == AttritionSystem.RETREAT_TABLE) {
            answer.put("modifier", toll.modifier()).put("modified", toll.modified())
                    .put("loss" + unit().word(), size - toll.wastage().left());
            land.put(answer, "remaining", toll.wastage().left());
        } else {
            putRemaining(answer, toll, land);
        }
    }

    private Toll run(Question question, Stack stack, Toll start) {
        return question.run(Attrition.of(stack, tables()), start);
    }

    private static Hardship hardship(Kind kind, Fields fields) {
        return switch (kind) {
            case SUPPLY -> HardshipFields.supply(fields);
            case MOVEMENT -> HardshipFields.march(fields);
            case SIEGE_BESIEGED -> HardshipFields.besieged(fields);
            case SIEGE_BESIEGER, NAVAL -> HardshipFields.besieging(fields);
        };
    }

    /** Technology and choice matter only once a P has come up. */
    private void needForPillage(Question question, Optional<LandTechnology> technology, Optional<OnPillage> choice) {
        if (technology.isEmpty()) {
            question.fields().need(TECHNOLOGY);
        } else if (choice.isEmpty() && tables().attrition().pillageRule(technology.get()).choice()) {
            question.fields().need(CHOICE);
        }
        question.refuseIfFaulty();
    }

    private static void putEuropean(ObjectNode answer, Toll toll) {
        answer.put("modifier", toll.modifier()).put("modified", toll.modified()).put("lossLd", toll.lossLd())
                .put("pillage", toll.pillage()).put("foraging", toll.foraging());
    }

    private static void putRemaining(ObjectNode answer, Toll toll, Detachments detachments) {
        answer.put("modifier", toll.modifier()).put("modified", toll.modified()).put("percentage", toll.percent());
        detachments.put(answer, "remaining", toll.wastage().left());
    }
}
