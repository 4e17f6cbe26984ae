package tercio.adapters.http.openapi;

import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem.HttpMethod;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.parameters.HeaderParameter;
import io.swagger.v3.oas.models.parameters.Parameter;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.stereotype.Component;
import tercio.adapters.http.filter.IdempotencyFilter;
import tercio.adapters.rulebook.RulebookModules;

/**
 * Completes the description that springdoc derives from the controllers. {@link OpenApiParts} describe bodies and answers;
 * this class adds what all operations have in common.
 */
@Component
class OpenApiOperations implements OpenApiCustomizer {

    private static final Pattern REFERENCE = Pattern.compile("#/components/schemas/([\\w.-]+)");
    private static final String AUTHORIZATION = "Authorization";

    @Override
    public void customise(OpenAPI api) {
        add(api, OpenApiParts.merged(RulebookModules.installed()));
        var answers = new OpenApiProblems();
        answers.addTo(api.getComponents());
        api.getPaths().forEach((path, item) -> item.readOperationsMap().forEach((method, operation) -> {
            var described = operation.getSecurity();
            secure(method, operation);
            if (described != null) {
                operation.setSecurity(described);
            }
            answers.addTo(path, method, operation);
            if (IdempotencyFilter.covers(method.name(), path)) {
                addKeyParameter(operation);
            }
        }));
        new OpenApiLimits().addTo(api);
        dropUnused(api);
    }

    private static void add(OpenAPI api, OpenAPI part) {
        var components = part.getComponents();
        components.getSchemas().forEach(api.getComponents()::addSchemas);
        components.getHeaders().forEach(api.getComponents()::addHeaders);
        part.getPaths().forEach((path, item) -> item.readOperationsMap().forEach((method, described) -> {
            var known = api.getPaths().containsKey(path) ? api.getPaths().get(path).readOperationsMap().get(method) : null;
            if (known == null) {
                throw new IllegalStateException("there is no " + method + " " + path + " to describe");
            }
            describe(known, described);
        }));
    }

    private static void describe(Operation known, Operation described) {
        known.setResponses(described.getResponses());
        if (described.getDescription() != null) {
            var before = known.getDescription();
            known.setDescription(before == null ? described.getDescription() : before + "\n\n" + described.getDescription());
        }
        if (described.getSecurity() != null) {
            known.setSecurity(described.getSecurity());
        }
        if (described.getRequestBody() != null) {
            known.setRequestBody(described.getRequestBody());
        }
        if (described.getParameters() != null) {
            for (var parameter : described.getParameters()) {
                // A rulebook supplies the name of some parameters, which the controller does not declare.
                known.getParameters().stream().filter(before -> isSameParameter(before, parameter)).findFirst().ifPresentOrElse(before -> {
                    before.setSchema(parameter.getSchema());
                    before.setDescription(before.getDescription() == null ? parameter.getDescription() : before.getDescription());
                }, () -> known.addParametersItem(parameter));
            }
        }
    }

    private static boolean isSameParameter(Parameter one, Parameter two) {
        return one.getName().equals(two.getName()) && one.getIn().equals(two.getIn());
    }

    /** Describes the token as a security requirement and not as a parameter: optional for reading, required for writing. */
    private static void secure(HttpMethod method, Operation operation) {
        var parameters = operation.getParameters() == null ? new ArrayList<Parameter>() : new ArrayList<>(operation.getParameters());
        boolean token = parameters.removeIf(parameter -> parameter.getName().equals(AUTHORIZATION));
        parameters.removeIf(parameter -> parameter.getName().equals("Accept"));
        operation.setParameters(parameters.isEmpty() ? null : parameters);
        var needed = new SecurityRequirement().addList(ApiDescription.TOKEN);
        operation.setSecurity(!token ? List.of() : method == HttpMethod.GET ? List.of(needed, new SecurityRequirement()) : List.of(needed));
    }

    /** Adds the key to the parameters of an operation whose method does not read it, because a filter does. */
    private static void addKeyParameter(Operation operation) {
        var known = Optional.ofNullable(operation.getParameters()).orElse(List.of());
        if (known.stream().noneMatch(parameter -> parameter.getName().equals(IdempotencyFilter.HEADER))) {
            operation.addParametersItem(new HeaderParameter().name(IdempotencyFilter.HEADER).required(false).schema(new StringSchema())
                    .description("A name of this request that nobody guesses, such as a UUID: sent again with it, the request is answered as before and makes nothing more"));
        }
    }

    private static void dropUnused(OpenAPI api) {
        var schemas = api.getComponents().getSchemas();
        var written = new Components().headers(api.getComponents().getHeaders()).responses(api.getComponents().getResponses());
        var used = new HashSet<String>();
        collectReferences(Json31.pretty(api.getPaths()) + Json31.pretty(written), schemas, used);
        schemas.keySet().retainAll(used);
    }

    private static void collectReferences(String text, Map<String, ?> schemas, Set<String> used) {
        var references = REFERENCE.matcher(text);
        while (references.find()) {
            if (used.add(references.group(1))) {
                collectReferences(Json31.pretty(schemas.get(references.group(1))), schemas, used);
            }
        }
    }
}
