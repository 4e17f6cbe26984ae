package tercio.adapters.eia.adjudication;

import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.DieNames;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.supply.BesiegedSupply;
import tercio.domain.eia.supply.Foraging;
import tools.jackson.databind.node.ObjectNode;

/** {@code besieged-supply}: the forces in a besieged city check for supply. */
public record BesiegedSupplyEndpoint() implements EmpiresInArmsEndpoint {

    @Override
    public String procedure() {
        return "besieged-supply";
    }

    @Override
    public DieNames dice() {
        return DieNames.of(Foraging.FORAGE);
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var fields = request.fields();
        var spires = fields.optionalInteger("spires", 1, City.MOST_SPIRES);
        fields.need("spires");
        int room = City.capacity(spires.orElse(City.MOST_SPIRES));
        var city = new BesiegedSupply.BesiegedCity(spires.orElse(1), fields.integer("factorsInside", 1, room));
        request.check();
        var cast = request.run(BesiegedSupply.ROLL.procedure(), BesiegedSupply.ROLL.start(city));
        answer.put("modifier", cast.modifier()).put("modified", cast.modifiedDie())
                .put("factorsLost", cast.result().factorsLost()).put("cityEmptied", cast.result().cityEmptied());
    }
}
