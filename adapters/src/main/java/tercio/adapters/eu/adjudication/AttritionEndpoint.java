package tercio.adapters.eu.adjudication;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.attrition.Attrition;
import tercio.domain.eu.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.attrition.Attrition.OnPillage;
import tercio.domain.eu.attrition.Attrition.Stack;
import tercio.domain.eu.attrition.AttritionCauses;
import tercio.domain.eu.attrition.AttritionTables;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.policy.AttritionSystem;
import tools.jackson.databind.node.ObjectNode;

/** {@code attrition}: attrition by supply, march, siege and voyage. */
record AttritionEndpoint(Edition edition) implements EuropaEndpoint {

    private enum Kind {
        SUPPLY, MOVEMENT, SIEGE_BESIEGED, SIEGE_BESIEGER, NAVAL;

        private static final AllowedWords<Kind> WORDS = AllowedWords.of(Kind.class, kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    private static final String TECHNOLOGY = "technology";
    private static final String CHOICE = "pillageChoice";

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
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        var kind = fields.word("kind", Kind.WORDS);
        var theatre = fields.word("theatre", LandForces.THEATRES, Theatre.EUROPE);
        var choice = fields.optionalWord(CHOICE, AllowedWords.of(OnPillage.class));
        if (kind == Kind.NAVAL) {
            DetachmentFields.LAND.readPerhapsNone(fields);
            var voyage = HardshipFields.voyage(fields, request.readings());
            int thirds = DetachmentFields.SEA.read(fields);
            request.check();
            putRemaining(answer, run(request, new Stack(voyage, theatre, thirds, null), Attrition.start()), DetachmentFields.SEA);
            return;
        }
        var land = DetachmentFields.ofLand(unit());
        int size = land.read(fields);
        if (theatre == Theatre.EUROPE && fields.integer("sizeLde", 0, DetachmentFields.MOST, 0) > 0) {
            fields.fault("sizeLde", "stand only in the rest of the world");
        }
        var technology = fields.optionalWord(TECHNOLOGY, AllowedWords.of(LandTechnology.class));
        var causes = causes(kind, fields);
        request.check();
        var stack = new Stack(causes, theatre, size, technology.orElse(LandTechnology.LACE_WAR));
        var suffered = run(request, stack, Attrition.start().answered(choice.orElse(OnPillage.LOSE)));
        if (stack.european()) {
            if (kind != Kind.SIEGE_BESIEGED && suffered.p()) {
                needForPillage(request, technology, choice);
            }
            putEuropean(answer, suffered);
        } else if (tables().policies().attrition() == AttritionSystem.RETREAT_TABLE) {
            answer.put("modifier", suffered.modifier()).put("modified", suffered.modified())
                    .put("loss" + unit().word(), size - suffered.wastage().left());
            land.put(answer, "remaining", suffered.wastage().left());
        } else {
            putRemaining(answer, suffered, land);
        }
    }

    private AttritionLoss run(AdjudicationRequest request, Stack stack, AttritionLoss start) {
        return request.run(Attrition.of(stack, tables()), start);
    }

    private static AttritionCauses causes(Kind kind, RequestFields fields) {
        return switch (kind) {
            case SUPPLY -> HardshipFields.supply(fields);
            case MOVEMENT -> HardshipFields.march(fields);
            case SIEGE_BESIEGED -> HardshipFields.besieged(fields);
            case SIEGE_BESIEGER, NAVAL -> HardshipFields.besieging(fields);
        };
    }

    /** Requires technology and choice, which matter only after a P result. */
    private void needForPillage(AdjudicationRequest request, Optional<LandTechnology> technology, Optional<OnPillage> choice) {
        if (technology.isEmpty()) {
            request.fields().need(TECHNOLOGY);
        } else if (choice.isEmpty() && AttritionTables.in(tables()).pillageRule(technology.get()).choice()) {
            request.fields().need(CHOICE);
        }
        request.refuseIfFaulty();
    }

    private static void putEuropean(ObjectNode answer, AttritionLoss suffered) {
        answer.put("modifier", suffered.modifier()).put("modified", suffered.modified()).put("lossLd", suffered.lossLd())
                .put("pillage", suffered.pillage()).put("foraging", suffered.foraging());
    }

    private static void putRemaining(ObjectNode answer, AttritionLoss suffered, DetachmentFields detachments) {
        answer.put("modifier", suffered.modifier()).put("modified", suffered.modified()).put("percentage", suffered.percent());
        detachments.put(answer, "remaining", suffered.wastage().left());
    }
}
