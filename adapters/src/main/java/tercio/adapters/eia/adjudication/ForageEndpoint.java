package tercio.adapters.eia.adjudication;

import java.util.Optional;
import java.util.OptionalInt;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eia.supply.Foraging;
import tools.jackson.databind.node.ObjectNode;

/** {@code forage}: a corps lives off the country. */
public record ForageEndpoint() implements EmpiresInArmsEndpoint {

    private static final int HIGHEST_VALUE = 9;
    private static final int MOST_MOVEMENT = 6;

    @Override
    public String procedure() {
        return "forage";
    }

    @Override
    public DieNames dice() {
        return DieNames.of(Foraging.FORAGE);
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        var attempt = new Foraging.Attempt(fields.integer("forageValue", 0, HIGHEST_VALUE),
                fields.integer("otherCorps", 0, Integer.MAX_VALUE, 0), fields.integer("unusedMovement", 0, MOST_MOVEMENT, 0),
                fields.flag("besieging"), fields.flag("forceMarch"), fields.flag("winter"), fields.flag("ownTerritory"), eligible(fields));
        request.check();
        var end = request.run(Foraging.PROCEDURE, Foraging.start(attempt));
        answer.put("modifier", end.modifier()).put("modified", end.modifiedDie()).put("factorsLost", end.factorsLost());
        end.losses().ifPresent(losses -> answer.put("corpsRemoved", losses.corpsRemoved())
                .put("lostFromCorps", losses.fromCorps()).put("lostFromDetached", losses.fromDetached()));
    }

    private static Optional<Foraging.Eligible> eligible(RequestFields fields) {
        OptionalInt inCorps = fields.optionalInteger("corpsFactors", 1, EiaBounds.MOST_FACTORS);
        int detached = fields.integer("detachedFactors", 0, EiaBounds.MOST_FACTORS, 0);
        return inCorps.isPresent() ? Optional.of(new Foraging.Eligible(inCorps.getAsInt(), detached)) : Optional.empty();
    }
}
