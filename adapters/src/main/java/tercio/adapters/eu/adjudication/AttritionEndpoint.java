package tercio.adapters.eu.adjudication;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.policy.AttritionSystem;
import tercio.domain.eu.supply.attrition.Attrition;
import tercio.domain.eu.supply.attrition.Attrition.AttritionLoss;
import tercio.domain.eu.supply.attrition.Attrition.AttritionStack;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.attrition.AttritionCauses;
import tercio.domain.eu.supply.attrition.AttritionTables;
import tercio.domain.sentence.Sentence;
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
        return Map.of("/" + CHOICE, List.of(PillageAnswer.values()));
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        var kind = fields.word("kind", Kind.WORDS);
        var theatre = fields.word("theatre", LandForces.THEATRES, Theatre.EUROPE);
        var choice = fields.optionalWord(CHOICE, AllowedWords.of(PillageAnswer.class));
        if (kind == Kind.NAVAL) {
            DetachmentFields.LAND.readOrNone(fields);
            var voyage = HardshipFields.voyage(fields, request.readings());
            int thirds = DetachmentFields.SEA.read(fields);
            request.check();
            putRemaining(answer, run(request, new AttritionStack(voyage, theatre, thirds, null), Attrition.start()), DetachmentFields.SEA);
            return;
        }
        var land = DetachmentFields.ofLand(unit());
        int size = land.read(fields);
        if (theatre == Theatre.EUROPE && fields.integer("sizeLde", 0, DetachmentFields.MOST, 0) > 0) {
            fields.fault("sizeLde", Sentence.of("eu.request.lde-in-europe"));
        }
        var technology = fields.optionalWord(TECHNOLOGY, AllowedWords.of(LandTechnology.class));
        var causes = causes(kind, fields);
        request.check();
        var stack = new AttritionStack(causes, theatre, size, technology.orElse(LandTechnology.LACE_WAR));
        var suffered = run(request, stack, Attrition.start().withAnswer(choice.orElse(PillageAnswer.LOSE)));
        if (stack.losesWholeLd()) {
            if (kind != Kind.SIEGE_BESIEGED && suffered.p()) {
                requirePillageFields(request, technology, choice);
            }
            putEuropean(answer, suffered);
        } else if (tables().policies().attrition() == AttritionSystem.RETREAT_TABLE) {
            answer.put("modifier", suffered.modifier()).put("modified", suffered.modifiedDie())
                    .put("loss" + unit().word(), size - suffered.wastage().left());
            land.put(answer, "remaining", suffered.wastage().left());
        } else {
            putRemaining(answer, suffered, land);
        }
    }

    private AttritionLoss run(AdjudicationRequest request, AttritionStack stack, AttritionLoss start) {
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
    private void requirePillageFields(AdjudicationRequest request, Optional<LandTechnology> technology, Optional<PillageAnswer> choice) {
        if (technology.isEmpty()) {
            request.fields().need(TECHNOLOGY);
        } else if (choice.isEmpty() && AttritionTables.from(tables()).pillageRule(technology.get()).givesChoice()) {
            request.fields().need(CHOICE);
        }
        request.refuseIfFaulty();
    }

    private static void putEuropean(ObjectNode answer, AttritionLoss suffered) {
        answer.put("modifier", suffered.modifier()).put("modified", suffered.modifiedDie()).put("lossLd", suffered.lossLd())
                .put("pillage", suffered.pillage()).put("foraging", suffered.foraging());
    }

    private static void putRemaining(ObjectNode answer, AttritionLoss suffered, DetachmentFields detachments) {
        answer.put("modifier", suffered.modifier()).put("modified", suffered.modifiedDie()).put("percentage", suffered.percent());
        detachments.put(answer, "remaining", suffered.wastage().left());
    }
}
