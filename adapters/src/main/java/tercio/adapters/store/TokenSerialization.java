package tercio.adapters.store;

import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.jackson3.Jackson3Serializer;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** Serializes the positions of event processors in the event stream. */
final class TokenSerialization {

    private TokenSerialization() {}

    /** Axon's own tokens name their classes, which must be allowed by name. */
    static Serializer serializer() {
        var allowed = BasicPolymorphicTypeValidator.builder().allowIfSubType("org.axonframework.").build();
        return Jackson3Serializer.builder()
                .jsonMapperBuilderCustomizer(mapper -> mapper.polymorphicTypeValidator(allowed))
                .build();
    }
}
